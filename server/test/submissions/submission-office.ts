import type { TestApp } from '../browsers/app.ts'
import { aDocType, aRegister } from '../offices/factories.ts'
import { freshOffice } from '../offices/office.ts'
import { aPerson } from '../offices/person.ts'

/**
 * A town hall to which documents are handed in: „Cerere simplă” (`byClerk`, register I-###) waits for a clerk, „Adeverință”
 * (`byItself`, ON-###) goes into a register with online allocation. `grefier` decides on them, `privitor` only sees them.
 */
export async function submissionOffice(t: Pick<TestApp, 'database' | 'browser'>) {
  const office = await freshOffice(t.database)
  const place = { ...office.institution, database: t.database }
  const { id: institutionId, host } = office.institution
  const plainRegister = await aRegister(place, {
    name: 'Intrări',
    code: 'IN',
    category: 'intrare',
    pattern: 'I-###',
  })
  const onlineRegister = await aRegister(place, {
    ...{ name: 'Online', code: 'ON', category: 'intrare', pattern: 'ON-###' },
    online: true,
  })
  const online_available = true
  const byClerk = await aDocType(place, {
    ...{ name: 'Cerere simplă', category: 'intrare', deadline_days: 30 },
    ...{ register_id: plainRegister, online_available },
  })
  const byItself = await aDocType(place, {
    ...{ name: 'Adeverință', category: 'intrare', deadline_days: 10 },
    ...{ register_id: onlineRegister, online_available, online_number: true },
  })
  const closed = await aDocType(place, { name: 'Numai la ghișeu', category: 'intrare' })
  await aPerson(t.database, institutionId, 'grefier', {
    name: 'Gina Ghișeu',
    permissions: [
      'uploaded_document.view',
      'uploaded_document.accept',
      'uploaded_document.reject',
      'document.register',
      'document.list',
    ],
  })
  await aPerson(t.database, institutionId, 'privitor', { permissions: ['uploaded_document.view'] })
  await aPerson(t.database, institutionId, 'altul', { permissions: ['document.list'] })
  const signed = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const clerk = await signed('grefier')
  return {
    ...{ institutionId, host, place, plainRegister, onlineRegister, byClerk, byItself, closed },
    ...{ clerk, signed },
  }
}

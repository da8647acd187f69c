import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()

it('GET /api/document/export/csv of a search holds every hit once, also beyond the first part', async () => {
  const office = await freshOffice(t.database)
  await registerPapers(t.database, office, 501)
  await aPerson(t.database, office.institution.id, 'ana', {
    permissions: ['document.list', 'document.register'],
  })
  const ana = t.browser(office.institution.host)
  await ana.signIn('ana')
  const numbers = async (query: string) =>
    (await ana.get(`/api/document/export/csv${query}`)).raw.toString().match(/RG-\d{4}/g) ?? []
  const found = await numbers('?search=adeverinta')
  expect([found.length, new Set(found).size, found[0], found[500]]).toEqual([501, 501, 'RG-0501', 'RG-0001'])
  expect(await numbers('')).toEqual(found)
})

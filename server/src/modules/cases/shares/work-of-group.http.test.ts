import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function endingOffice() {
  const office = await caseOffice(t)
  await aPerson(t.database, office.institutionId, 'admin', { name: 'Dana Admin', isAdmin: true })
  const admin = t.browser(office.host)
  await admin.signIn('admin')
  const end = (id: number) => admin.post<Failure>('/api/user_group/update', { id, values: { active: false } })
  return { ...office, end }
}

it('a department does not end while it works on a case, and says on which', async () => {
  const { open, made, end, shareOf, legal, urbanism, damage } = await endingOffice()
  const row = await open([
    { group_id: urbanism, role: 'lead' },
    { group_id: legal, role: 'opinion' },
  ])
  const refused = await end(legal)
  expect([refused.status, refused.body.code]).toEqual([409, 'GROUP_HAS_WORK'])
  expect(refused.body.message).toContain(`${row.number} (în total 1)`)
  const share_id = shareOf(row, legal).id
  await made('calin', '/api/workcase/take', { share_id })
  await made('calin', '/api/workcase/close_group', { id: row.id, group_id: legal, note: 'Fără obiecții' })
  expect((await end(legal)).status).toBe(200)
  expect(await damage()).toEqual([])
})

it('a case that is opened again after its department has ended is to be distributed', async () => {
  const { open, made, end, shareOf, urbanism, damage } = await endingOffice()
  const row = await open()
  await made('ana', '/api/workcase/take', { share_id: shareOf(row, urbanism).id })
  await made('ana', '/api/workcase/close', { id: row.id, status: 6 })
  expect((await end(urbanism)).status).toBe(200)
  const again = await made('primar', '/api/workcase/reopen', { id: row.id, reason: 'Contestație' })
  expect(again.shares).toMatchObject([{ role: 'lead', status: { code: 'new' }, group: null, person: null }])
  expect(await damage()).toEqual([])
})

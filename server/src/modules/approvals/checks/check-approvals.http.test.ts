import { beforeEach, expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
let office: Awaited<ReturnType<typeof approvalOffice>>
let own: string
let number: string

beforeEach(async () => {
  office = await approvalOffice(t)
  own = `institution_id = ${office.institutionId}`
  number = (await office.asked([office.step('sefa'), office.step('secretar', 'sign')])).number
  const other = await office.asked([office.step('sefu')])
  await office.decide('sefu', 'approve', other.request.id)
})

/** What a fault or a hand in the database does: no trigger and no key stand in the way. */
const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)

it('finds nothing where nothing was touched', async () => {
  expect(await office.damage()).toEqual([])
})

it.each([
  [
    'has another status than its steps say.',
    () => `update approval_requests set status = 'signed' where ${own} and is_open`,
  ],
  [
    'is open, but it is nobody’s turn.',
    () => `update approval_steps set status = 'waiting' where ${own} and status = 'pending'`,
  ],
  [
    'asks a person who does not see the document.',
    () =>
      `update document_access set reasons = reasons & ~16 | 4 where ${own} and principal_id = ${office.people.sefa}`,
  ],
  [
    'is open, but the file has another version.',
    () => `update approval_requests set current_version = 7 where ${own} and is_open`,
  ],
])('names a request that %s', async (words, broken) => {
  await plant(broken())
  expect(await office.damage()).toContain(
    `Institution ${office.institution.tag}: a request to approve the document ${number} ${words}`,
  )
})

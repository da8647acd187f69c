import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

let office: Awaited<ReturnType<typeof transferOffice>>
let own: string
/** A paper that Urbanism has accepted, with its sheet. */
let ids: { paper: number; sheet: number }

beforeEach(async () => {
  office = await transferOffice(t)
  const { papers, send, made, institutionId } = office
  own = `institution_id = ${institutionId}`
  const [paper] = await papers(1)
  const sheet = await send([paper!])
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  await send(await papers(1))
  ids = { paper: paper!, sheet: sheet.id }
})

/** What a fault or a hand in the database does: no trigger and no key stand in the way. */
const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
const found = async () => {
  const start = `Institution ${office.institution.tag}`
  return (await office.damage()).map((one) => one.replace(start, '').replace(/^[:,] /, ''))
}

it('finds nothing where nothing was touched', async () => {
  expect(await found()).toEqual([])
})

it.each([
  [
    'a sheet taken out',
    () => `delete from transfer_sheets where ${own} and counter = 1`,
    'sheets, series 2026: at number 1 the sheet says – and the ledger B-0001/2026, or sheet or time differ.',
  ],
  [
    'a number left out',
    () =>
      `delete from transfer_ledger where ${own} and counter = 1; delete from transfer_sheets where ${own} and counter = 1`,
    'sheets, series 2026: number 0 is followed by 2, or their times are not in order.',
  ],
  [
    'a counter set back',
    () => `update transfer_counters set next_number = 2 where ${own}`,
    'sheets, series 2026: number 2 comes next, though the last one given is 2, or the counter remembers an earlier time.',
  ],
  [
    'a sheet that its rows do not close',
    () =>
      `update transfer_rows set status = 'sent', answered_at = null where ${own} and sheet_id = ${ids.sheet}`,
    'sheet B-0001/2026 has another status than its documents say.',
  ],
])('names %s', async (_, broken, sentence) => {
  await plant(broken())
  expect(await found()).toContain(sentence)
})

it('names an original that is not where its last accepted row brought it, or that its holder does not see', async () => {
  const { desk } = office
  await plant(`update documents set paper_group_id = ${desk} where ${own} and id = ${ids.paper}`)
  expect((await found()).join()).toMatch(/the original of document .+ is not where the accepted transfers/)
  await plant(`update documents set paper_group_id = ${office.urbanism} where ${own} and id = ${ids.paper}`)
  await plant(
    `update document_access set reasons = 2 where ${own} and principal_kind = 2 and document_id = ${ids.paper}`,
  )
  expect((await found()).join()).toMatch(
    /the department that has the original of document .+ does not see it/,
  )
})

import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

let office: Awaited<ReturnType<typeof caseOffice>>
let own: string
let tag: string
/** A case that Ana works on, and one that she has closed. */
let ids: { open: number; closed: number; share: number; origin: number }

beforeEach(async () => {
  office = await caseOffice(t)
  const { open, made, shareOf, urbanism, originOf, institution, institutionId } = office
  own = `institution_id = ${institutionId}`
  tag = institution.tag
  const [one, over] = [await open(), await open()]
  for (const row of [one, over])
    await made('ana', '/api/workcase/take', { share_id: shareOf(row, urbanism).id })
  await made('ana', '/api/workcase/close', { id: over.id, status: 6 })
  ids = { open: one.id, closed: over.id, share: shareOf(one, urbanism).id, origin: originOf(one) }
})

/** What a fault or a hand in the database does: no trigger and no key stand in the way. */
const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
const ofCase = (number: string, text: string) => `Institution ${tag}: case ${number} ${text}`
const [OPEN, CLOSED] = ['DS-00001/2026', 'DS-00002/2026']

it('finds nothing where nothing was touched', async () => {
  expect(await office.damage()).toEqual([])
})

it('names an open case that nobody is in charge of, and a closed one that somebody still is', async () => {
  const lead = 'does not have one share in charge while it is open, or still has one though it is closed.'
  await plant(`update case_shares set role = 'work' where ${own} and id = ${ids.share}`)
  expect(await office.damage()).toContain(ofCase(OPEN, lead))
  await plant(`update case_shares set role = 'lead' where ${own} and id = ${ids.share}`)
  await plant(
    `update case_shares set status = 'accepted', ended_at = null where ${own} and case_id = ${ids.closed}`,
  )
  expect(await office.damage()).toContain(ofCase(CLOSED, lead))
})

it.each([
  [
    'another status than its shares',
    () => `update cases set status = 'new' where ${own} and id = ${ids.open}`,
  ],
  [
    'a closing that its status does not say',
    () => `update cases set closed_at = opened_at where ${own} and id = ${ids.open}`,
  ],
  [
    'a status that was not derived after a step',
    () => `update case_shares set status = 'in_progress' where ${own} and id = ${ids.share}`,
  ],
])('names %s', async (_, broken) => {
  await plant(broken())
  expect(await office.damage()).toContain(ofCase(OPEN, 'has another status than its shares say.'))
})

it.each([
  ['an open case that does not hold its document', () => ids.open, false, OPEN],
  ['a closed one that still does', () => ids.closed, true, CLOSED],
])('names %s', async (_, id, held, number) => {
  await plant(`update case_documents set held = ${held} where ${own} and case_id = ${id()}`)
  expect(await office.damage()).toContain(
    ofCase(number, 'does not hold its documents, or holds them though it is closed.'),
  )
})

it('names a document that stands elsewhere than its case', async () => {
  await plant(`update documents set status = 1 where ${own} and id = ${ids.origin}`)
  expect(await office.damage()).toContain(
    ofCase(OPEN, 'has a document that does not stand where the case says.'),
  )
})

it('names a person who does not see what they work on', async () => {
  await plant(
    `update document_access set reasons = 1 where ${own} and document_id = ${ids.origin} and principal_kind = 1 and principal_id = ${office.ids.ana}`,
  )
  expect(await office.damage()).toContain(
    ofCase(OPEN, 'has a person who does not see the documents they work on.'),
  )
})

it('names the first person whose totals are not the number of their shares', async () => {
  await plant(
    `update case_share_totals set shares = shares + 4 where ${own} and user_id = ${office.ids.ana} and status = 'accepted' and shares > 0`,
  )
  expect(await office.damage()).toEqual([
    `Institution ${tag}, person ${office.ids.ana}: the totals say 5 shares, there are 1.`,
  ])
  await plant(`delete from case_share_totals where ${own}`)
  expect(await office.damage()).toEqual([
    `Institution ${tag}, person ${office.ids.ana}: the totals say 0 shares, there are 1.`,
  ])
})

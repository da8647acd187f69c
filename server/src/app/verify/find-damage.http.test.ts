import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { freshOffice, type Office, registerPapers } from '../../../test/offices/office.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'
import { findDamage } from './find-damage.ts'

const { database, asSuperuser } = await testDatabase()
let office: Office
let first: number
let tag: string

beforeEach(async () => {
  office = await freshOffice(database)
  tag = office.institution.tag
  const papers = await registerPapers(database, office, 3)
  await registerPapers(database, office, 2, '2026-11-21T10:00:00+02:00')
  first = papers[0]?.id ?? 0
  await sealAll(database)
})

/** What a thief or a fault does: no trigger, no key and no row security stand in the way. */
const plant = (text: string) => asSuperuser(`set session_replication_role = replica; ${text}`)
const id = () => office.institution.id
const found = async (language: 'ro' | 'en' = 'en'): Promise<string[]> =>
  (await findDamage(database, { institutionId: id() })).map(({ sentence }) => sentence[language])
const at = () => `Institution ${tag}, register RG, series 2026:`

test('nothing is found where nothing was touched, in one institution and in all', async () => {
  expect(await found()).toEqual([])
  const other = await freshOffice(database)
  await registerPapers(database, other, 1)
  expect(await findDamage(database)).toEqual([])
})

test('a number that was taken out of the ledger is named', async () => {
  await plant(`delete from register_ledger where institution_id = ${id()} and counter = 2`)
  expect(await found()).toEqual([
    `${at()} number 2 is missing (1 is followed by 3).`,
    `${at()} document ${first + 1} (RG-0002/2026) is not in the ledger.`,
  ])
  expect((await found('ro'))[0]).toBe(
    `Instituția ${tag}, registrul RG, seria 2026: lipsește numărul 2 (după 1 urmează 3).`,
  )
})

test('a number given twice is named', async () => {
  await asSuperuser(
    `alter table register_ledger drop constraint register_ledger_pkey, drop constraint register_ledger_number_key`,
  )
  await plant(
    `insert into register_ledger select * from register_ledger where institution_id = ${id()} and counter = 4`,
  )
  expect(await found()).toEqual([`${at()} number 4 was given twice.`])
  await plant(
    `delete from register_ledger where ctid in (select max(ctid) from register_ledger where institution_id = ${id()} and counter = 4)`,
  )
  await asSuperuser(
    `alter table register_ledger add constraint register_ledger_pkey primary key (institution_id, register_id, series, counter, ordinal),
       add constraint register_ledger_number_key unique (institution_id, register_id, year, number, ordinal)`,
  )
  expect(await found()).toEqual([])
})

test.each([
  ['delete from documents', 'number 2 (RG-0002/2026) is in the ledger, but its document does not exist.'],
  [
    `update documents set number = 'RG-9992/2026'`,
    'bears the number RG-9992/2026, but the ledger says RG-0002/2026.',
  ],
  [
    `update documents set registered_at = registered_at + interval '1 second'`,
    'has another time of registration than the ledger.',
  ],
])('a document that is not what the ledger says is named: %s', async (statement, text) => {
  await plant(`${statement} where institution_id = ${id()} and counter = 2`)
  expect((await found())[0]).toContain(text)
})

test('a time that runs against the numbers is named', async () => {
  await plant(
    `update register_ledger set given_at = given_at - interval '2 days' where institution_id = ${id()} and counter = 4`,
  )
  expect((await found())[0]).toBe(
    `${at()} number 4 was given at 2026-11-19 10:00:00, before number 3 (2026-11-20 10:00:00).`,
  )
})

test.each([
  [`number = 'RG'`, `Institution TAG: document DOC (RG) does not show its counter 1.`],
  [
    `registered_on = '2026-11-19'`,
    `Institution TAG: document DOC (RG-0001/2026) has the day 2026-11-19, which is not the day of its time of registration.`,
  ],
  [
    `series = '2025'`,
    `Institution TAG: document DOC (RG-0001/2026) is in the series 2025, though registered on 2026-11-20.`,
  ],
])('a line that contradicts itself is named: %s', async (change, text) => {
  await plant(`update documents set ${change} where id = ${first}`)
  expect(await found()).toContain(text.replace('TAG', tag).replace('DOC', String(first)))
})

test.each([
  ['next_number = 5', 'number 5 comes next, though the last one given is 5.'],
  ['next_number = 9', 'number 9 comes next, though the last one given is 5.'],
  [`last_at = '2026-01-01'`, 'the counter remembers an earlier time than that of number 5.'],
])('a counter that was moved is named: %s', async (change, text) => {
  await plant(`update register_counters set ${change} where institution_id = ${id()}`)
  expect(await found()).toEqual([`${at()} ${text}`])
})

test('an entry that waits for its seal is a finding after a minute only, unless the sealer was robbed of it', async () => {
  const [paper] = await registerPapers(database, office, 1, '2026-11-22T10:00:00+02:00')
  expect(await found()).toEqual([])
  const [entry] = await asSuperuser<{ id: string }>(
    `select id from audit_entries where institution_id = ${id()} and subject_id = ${paper?.id}`,
  )
  const text = `Institution ${tag}: audit entry ${entry?.id} (document.registered) is not sealed after more than a minute; without a seal: 1.`
  await plant(
    `update audit_unsealed set queued_at = now() - interval '2 minutes' where institution_id = ${id()}`,
  )
  expect(await found()).toEqual([text])
  await plant(`delete from audit_unsealed where institution_id = ${id()}`)
  expect(await found()).toEqual([text])
})

test.each([
  [
    `update audit_entries set actor_name = 'Altcineva'`,
    'does not match: the entry or the chain before it was changed.',
  ],
  [
    `update audit_entries set at = at + interval '1 microsecond'`,
    'does not match: the entry or the chain before it was changed.',
  ],
  [
    `update audit_entries set digest = sha256('x')`,
    'does not match: the entry or the chain before it was changed.',
  ],
  ['delete from audit_entries', 'sealed as 2, is gone.'],
])('an audit entry that was tampered with is named: %s', async (statement, text) => {
  const [seal] = await asSuperuser<{ entry_id: string }>(
    `select entry_id from audit_seals where institution_id = ${id()} and seq = 2`,
  )
  await plant(`${statement} where institution_id = ${id()} and id = ${seal?.entry_id}`)
  const [finding] = await found()
  expect(finding).toContain(`audit entry ${seal?.entry_id}`)
  expect(finding).toContain(text)
})

test('a seal taken out of the chain, or put in its place anew, is named', async () => {
  await plant(`update audit_seals set hash = sha256('x') where institution_id = ${id()} and seq = 3`)
  expect((await found())[0]).toContain('seal 3 of audit entry')
  await plant(`delete from audit_seals where institution_id = ${id()} and seq = 3`)
  expect(await found()).toEqual([
    expect.stringContaining('is not sealed after more than a minute'),
    `Institution ${tag}: seal 3 is missing from the audit chain (4 follows).`,
  ])
})

test('content that was changed is named, content that erasure emptied is not', async () => {
  const [entry] = await asSuperuser<{ id: string }>(
    `select min(id) as id from audit_entries where institution_id = ${id()}`,
  )
  await plant(
    `update audit_payloads set payload = '{}' where institution_id = ${id()} and entry_id = ${entry?.id}`,
  )
  expect(await found()).toEqual([
    `Institution ${tag}: the content of audit entry ${entry?.id} (document.registered) was changed.`,
  ])
  await plant(`delete from audit_payloads where institution_id = ${id()} and entry_id = ${entry?.id}`)
  await asSuperuser(
    `insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason)
     select institution_id, id, now(), 'Elena', 'cerere' from audit_entries e where institution_id = $1
        and not exists (select from audit_payloads p where p.institution_id = e.institution_id and p.entry_id = e.id)`,
    [id()],
  )
  expect(await found()).toEqual([])
})

test('totals and visibility that do not follow the documents are named', async () => {
  await plant(`update document_counts set documents = documents + 2 where institution_id = ${id()}`)
  expect(await found()).toEqual([
    `Institution ${tag}, register RG, status 1: the counters say 7, documents are 5.`,
  ])
  await plant(`update document_counts set documents = documents - 2 where institution_id = ${id()}`)
  await plant(`update document_totals set documents = documents - 1 where institution_id = ${id()}`)
  expect(await found()).toEqual([
    `Institution ${tag}, register RG, status 1: the totals say 4, documents are 5.`,
  ])
  expect((await found('ro'))[0]).toBe(
    `Instituția ${tag}, registrul RG, starea 1: totalurile spun 4, documente sunt 5.`,
  )
  await plant(`update document_totals set documents = documents + 1 where institution_id = ${id()}`)
  expect(await found()).toEqual([])
  await plant(
    `update document_access set access_level = 4 where institution_id = ${id()} and document_id = ${first}`,
  )
  const notFollowing = `Institution ${tag}: the visibility rows of document ${first} (RG-0001/2026) do not follow its state.`
  const ofNobody = expect.stringMatching(
    `^Institution ${tag}, person \\d+: the totals say 5, documents are 4\\.$`,
  )
  expect(await found()).toEqual([ofNobody, notFollowing])
  await plant(
    `update document_access set access_level = 2, department_id = 7 where institution_id = ${id()} and document_id = ${first}`,
  )
  expect(await found()).toEqual([ofNobody, notFollowing])
  await plant(
    `update document_access set department_id = 0 where institution_id = ${id()} and document_id = ${first}`,
  )
  expect(await found()).toEqual([])
  await plant(
    `update document_access_totals set documents = documents + 3 where institution_id = ${id()} and documents > 0`,
  )
  expect(await found()).toEqual([
    expect.stringMatching(`^Institution ${tag}, person \\d+: the totals say 8, documents are 5\\.$`),
  ])
})

test('events that could not be delivered are named, as long as nobody put them back', async () => {
  await asSuperuser(
    `insert into outbox_failures (institution_id, id, type, payload, created_at, attempts, retry_at, failed_at, failure)
     select $1, n, 'account.invited', '{"user_id": 1}', now(), 12, case when n = 3 then now() end, now(), '23503 no such person'
       from generate_series(1, 3) n`,
    [id()],
  )
  expect(await found()).toEqual([
    `Institution ${tag}: events "account.invited" that could not be delivered: 2. Last error: 23503 no such person. Once that is mended, "hdoc events retry" tries them again.`,
  ])
})

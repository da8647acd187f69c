import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import type { SearchAnswer } from '@hdoc/contract/search/search.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { factsAnew } from '../../../../test/database/facts-anew.ts'
import { tableStates } from '../../../../test/database/table-states.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { HistoryPaper } from './history-paper.ts'
import { listHistoryBlockers, publishPapers, stagePapers, undoPapers } from './queries.ts'

const now = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now })
beforeEach(() => t.clock.set(now))
type Saved = Failure & { id: number; data: Register }
/** What stays when an import was undone, and what belongs to the trail and to sessions. */
const kept = [
  'audit_entries',
  'audit_payloads',
  'audit_seals',
  'audit_heads',
  'history_tombstones',
  'live_waiting',
  'sessions',
  'idempotency_keys',
]

async function townHall() {
  const office = await freshOffice(t.database)
  const administrator = await aPerson(t.database, office.institution.id, 'arhivar', {
    name: 'Sorin Bujor',
    permissions: ['register.manage', 'document.register', 'document.list'],
  })
  const browser = t.browser(office.institution.host)
  await browser.signIn('arhivar')
  const history = await browser.post<Saved>('/api/register/add_history', {
    id: office.registerId,
    name: 'Registrul vechi',
    code: 'IST',
  })
  const paper = (row: number, number: string, more: Partial<HistoryPaper> = {}): HistoryPaper => ({
    row_number: row,
    register_id: history.body.id,
    series: '2019',
    counter: Number(/\d+/.exec(number)?.[0] ?? 0),
    number,
    registered_on: `2019-03-${String(1 + (row % 28)).padStart(2, '0')}`,
    category: 'intrare',
    doc_type_id: office.docTypeId,
    issuer_id: null,
    issuer_name: 'Vasile Străchinaru',
    short_description: `Hârtie veche ${row}`,
    external_number: '',
    external_date: null,
    access_level: 2,
    additional_info: '',
    group_id: null,
    status: 6,
    deadline_on: null,
    closed_on: null,
    person_id: null,
    person_name: 'Ana Veche',
    answers_counter: null,
    answers_number: '',
    answers_on: null,
    annulled_reason: null,
    ...more,
  })
  const inside = <T>(work: Parameters<typeof t.database.inInstitution<T>>[1]) =>
    t.database.inInstitution(office.institution.id, work)
  const actor = { institution_id: office.institution.id, id: administrator, name: 'Sorin Bujor' }
  const at = new Date(now)
  const publish = (ids: readonly number[]) =>
    inside(async (db) => {
      // What this costs is counted at once.
      await db.run(sql`select pg_stat_force_next_flush()`)
      return publishPapers(db, { ids, actor, at })
    })
  const undo = (ids: readonly number[]) => inside((db) => undoPapers(db, { ids, at }))
  return { office, browser, history, paper, inside, publish, undo }
}

test('a register of history stands beside a living one, gives no number and is never reopened', async () => {
  const { office, browser, history } = await townHall()
  const { data } = history.body
  expect(data).toMatchObject({
    closed: true,
    history_of: office.registerId,
    history_of_name: 'Registrul general',
    next_sample: '',
  })
  const living = await browser.get<Register>(`/api/register/get/${office.registerId}`)
  expect(living.body.histories).toEqual([{ id: data.id, name: 'Registrul vechi' }])
  const act = async (path: string, body: object) =>
    (await browser.post<Saved>(`/api/register/${path}`, body)).body.code
  expect(await act('reopen', { id: data.id, reason: 'x' })).toBe('HISTORY_REGISTER')
  expect(await act('update', { id: data.id, values: { secondary: true } })).toBe('HISTORY_REGISTER')
  expect(await act('update', { id: data.id, values: { name: 'Arhiva 2019' } })).toBeUndefined()
  expect(await act('add_history', { id: data.id, name: 'Iar', code: 'IAR' })).toBe('HISTORY_REGISTER')
  // Offered nowhere, and refused where somebody names it all the same.
  const form = await browser.get<{ registers: { id: number }[] }>('/api/document/registration_form')
  expect(form.body.registers.map(({ id }) => id)).toEqual([office.registerId])
  expect((await browser.get<{ id: number }[]>('/api/register/options')).body.map(({ id }) => id)).toEqual([
    office.registerId,
  ])
  const refused = await browser.post<Failure>('/api/document/add', {
    category: 'intrare',
    register_id: data.id,
    doc_type_id: office.docTypeId,
    issuer_id: office.issuerId,
    short_description: 'Cerere',
  })
  expect(refused.status).toBe(422)
  await expect(
    t.asSuperuser('update registers set closed = false where id = $1', [data.id]),
  ).rejects.toMatchObject({ constraint: 'registers_history' })
  await expect(
    t.asSuperuser('update registers set history_of = null where id = $1', [data.id]),
  ).rejects.toMatchObject({ code: 'HD050' })
})

test('numbers of another system come in with gaps and repeats, are found, verify, and leave no trace when undone', async () => {
  const { office, browser, history, paper, inside, publish, undo } = await townHall()
  await registerPapers(t.database, office, 2)
  await sealAll(t.database)
  await factsAnew(t.database, office.institution.id)
  const before = await tableStates(t.database, office.institution.id, kept)
  const list = async () =>
    (await browser.get<{ data: { number: string }[]; meta: { total: number } }>('/api/document/list/20')).body
  const first = await inside((db) =>
    stagePapers(db, 7, [
      paper(2, '12'),
      paper(3, '12'),
      paper(4, '12 bis', { status: 9, annulled_reason: 'Greșit' }),
      paper(5, '48', { answers_counter: 60, answers_number: '60', registered_on: '2019-05-01' }),
      paper(6, 'f.n.'),
    ]),
  )
  // What waits is nowhere.
  expect((await list()).meta.total).toBe(2)
  expect(await publish(first)).toBe(5)
  const second = await inside((db) =>
    stagePapers(db, 7, [paper(7, '60'), paper(8, '12', { person_id: office.clerk.id })]),
  )
  expect(await publish(second)).toBe(2)
  expect(await publish(second)).toBe(0)

  // Nobody is told: no event.
  expect((await tableStates(t.database, office.institution.id)).outbox_events).toBe(before.outbox_events)
  const listed = await list()
  expect(listed.meta.total).toBe(9)
  // The newest here stand before all that is old.
  expect(listed.data.slice(0, 2).map(({ number }) => number)).toEqual(['RG-0002/2026', 'RG-0001/2026'])
  const found = await browser.post<SearchAnswer>('/api/search/find', { q: '48' })
  expect(found.body.data.map(({ number }) => number)).toContain('48')
  const lines = await t.asSuperuser<{ number: string; counter: number; ordinal: number }>(
    'select number, counter::int, ordinal from register_ledger where register_id = $1 order by counter, ordinal',
    [history.body.id],
  )
  expect(lines.map(({ number, counter, ordinal }) => [number, counter, ordinal])).toEqual([
    ['f.n.', 0, 1],
    ['12', 12, 1],
    ['12', 12, 2],
    ['12 bis', 12, 3],
    ['12', 12, 4],
    ['48', 48, 1],
    ['60', 60, 1],
  ])
  const series = await browser.get(`/api/register/history/${history.body.id}`)
  expect(series.body).toEqual([
    { series: '2019', documents: 7, first: 'f.n.', last: '60', missing: 46, repeated: 2 },
  ])
  const links = await t.asSuperuser<{ from_id: number; to_id: number }>(
    'select from_id::int, to_id::int from document_links where institution_id = $1',
    [office.institution.id],
  )
  expect(links).toEqual([{ from_id: first[3], to_id: second[0] }])
  await sealAll(t.database)
  const damage = async () =>
    (await findDamage(t.database, { institutionId: office.institution.id })).map(
      ({ sentence }) => sentence.ro,
    )
  expect(await damage()).toEqual([])

  // A comment holds its document; without it all leave, and the living register goes on where it stood.
  const held = await browser.post('/api/document_comment/add', {
    document_id: first[0],
    body: 'Am găsit-o în arhivă.',
  })
  expect(held.status).toBe(200)
  const blockers = await inside((db) => listHistoryBlockers(db, [...first, ...second]))
  expect(blockers.map(({ number, reason }) => [number, reason])).toEqual([['12', 'document_comments']])
  await expect(undo(first)).rejects.toMatchObject({ code: 'HD051' })
  await t.asSuperuser(
    `set session_replication_role = replica; delete from document_comments where institution_id = ${office.institution.id}`,
  )
  expect(await undo(second)).toBe(2)
  expect(await undo(first)).toBe(5)
  await sealAll(t.database)
  expect(await damage()).toEqual([])
  await factsAnew(t.database, office.institution.id)
  // The comment was an event of its own.
  const { outbox_events: _, ...left } = await tableStates(t.database, office.institution.id, kept)
  const { outbox_events: __, ...stood } = before
  expect(left).toEqual(stood)
  expect((await registerPapers(t.database, office, 1))[0]?.number).toBe('RG-0003/2026')
  // Ids that were used are not used again: the trail tells of them.
  const [anew] = await inside((db) => stagePapers(db, 8, [paper(2, '1')]))
  expect(anew).toBeGreaterThan(second[1] ?? 0)
})

test('a line of history in a living register, and a counter that history moved, are found', async () => {
  const { office, history, paper, inside, publish } = await townHall()
  await publish(await inside((db) => stagePapers(db, 7, [paper(2, '12')])))
  const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
  await plant(`update register_ledger set number = '13' where register_id = ${history.body.id};
    update register_counters set next_number = 2 where register_id = ${history.body.id}`)
  await sealAll(t.database)
  const found = await findDamage(t.database, { institutionId: office.institution.id })
  expect(found.map(({ rule, sentence }) => [rule, sentence.en.split(': ')[1]])).toEqual([
    ['register-history', 'the counter of a register of history has given numbers.'],
  ])
})

test('what papers answer is looked up by its number, also in a register that was just filled', async () => {
  const { office, paper, inside, publish } = await townHall()
  await registerPapers(t.database, office, 40)
  // Whoever plans knows of the living register, and that the one of history is empty.
  await t.asSuperuser('analyze documents, register_ledger, history_answers')
  const papers = 1_000
  const ids = await inside((db) =>
    stagePapers(
      db,
      7,
      Array.from({ length: papers }, (_, n) =>
        paper(n + 2, String(n + 1), {
          registered_on: '2019-03-01',
          ...(n > 0 && { answers_counter: n, answers_number: String(n) }),
        }),
      ),
    ),
  )
  /** Entries of indexes of documents that were read so far. */
  const entries = async (): Promise<number> => {
    const [row] = await t.asSuperuser<{ read: number }>(
      `select sum(idx_tup_read)::int as read from pg_stat_user_indexes where relname = 'documents'`,
    )
    return row?.read ?? 0
  }
  const before = await entries()
  for (const half of [ids.slice(0, papers / 2), ids.slice(papers / 2)])
    expect(await publish(half)).toBe(papers / 2)
  const [links] = await t.asSuperuser<{ n: number }>(
    'select count(*)::int as n from document_links where institution_id = $1',
    [office.institution.id],
  )
  expect(links?.n).toBe(papers - 1)
  // Read one by one, the register would cost each of the answers hundreds of entries.
  expect((await entries()) - before).toBeLessThan(40 * papers)
})

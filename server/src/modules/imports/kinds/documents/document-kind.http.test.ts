import { expect, test } from 'vitest'
import { walkActor, walkPeople } from '../../../../../test/calls/walk-people.ts'
import { testDatabase } from '../../../../../test/database/database.ts'
import { tableStates } from '../../../../../test/database/table-states.ts'
import { testSecrets } from '../../../../../test/database/test-secrets.ts'
import { type HistoryOffice, historyOffice } from '../../../../../test/imports/history-office.ts'
import { oldExport } from '../../../../../test/imports/old-export.ts'
import { registerPapers } from '../../../../../test/offices/office.ts'
import { findDamage } from '../../../../app/verify/find-damage.ts'
import { sealAll } from '../../../../platform/audit/seal-audit.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { BatchContext, Made, MappedRow } from '../import-kind.ts'
import { documentKind } from './document-kind.ts'

const { database } = await testDatabase()
const at = new Date('2026-11-20T10:00:00+02:00')
const trail = [
  'audit_entries',
  'audit_payloads',
  'audit_seals',
  'audit_heads',
  'live_waiting',
  'history_tombstones',
]
const mapped = [
  'number',
  'registered_on',
  'category',
  'doc_type',
  'issuer',
  'short_description',
  'group',
  'person',
  'status',
  'deadline_on',
  'answers',
  'additional_info',
]
const meanings: Record<string, string> = {
  Intrare: 'intrare',
  Ieșire: 'iesire',
  Soluționat: '6',
  Clasat: '13',
}

/** The rows of an export by field, as the engine reads them. */
function rowsOf(
  office: HistoryOffice,
  count: number,
): { rows: MappedRow[]; made: ReturnType<typeof oldExport> } {
  const made = oldExport(count)
  const types: Record<string, string> = {
    Cerere: String(office.docTypeId),
    Răspuns: String(office.answerTypeId),
  }
  const readCell = (field: string, cell: string) => {
    if (field === 'registered_on') return cell.split('.').reverse().join('-')
    return (field === 'doc_type' ? types[cell] : meanings[cell]) ?? cell
  }
  const rows = made.rows.slice(1).map((cells, place) => ({
    row: place + 2,
    values: Object.fromEntries(mapped.map((field, column) => [field, readCell(field, cells[column] ?? '')])),
  }))
  return { rows, made }
}

async function importing(office: HistoryOffice, more: Partial<BatchContext> = {}) {
  const [person] = walkPeople()
  if (!person) throw new Error('nobody')
  const actor = {
    ...walkActor(person),
    institutionId: office.institution.id,
    id: office.clerk.id,
    name: 'Gina Liliacu',
  }
  const inBatch = <T>(work: (ctx: BatchContext) => Promise<T>) =>
    database.inInstitution(office.institution.id, (db) =>
      work({
        db,
        actor,
        at,
        settings: testSecrets,
        importId: 7,
        options: {
          register: String(office.historyId),
          doc_type: String(office.docTypeId),
          join_issuers: '1',
        },
        duplicates: 'skip',
        hold: false,
        ...more,
      }),
    )
  const run = (rows: readonly MappedRow[]) =>
    inBatch(async (ctx) => {
      const good = (await documentKind.check(ctx, rows)).filter(
        ({ errors, step }) => errors.length === 0 && step !== 'skip',
      )
      const made = await documentKind.run(ctx, good)
      if (!ctx.hold) await documentKind.release(ctx, made)
      return made
    })
  return { inBatch, run }
}
const batches = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))
const documents = (office: HistoryOffice) =>
  database.inInstitution(office.institution.id, (db) =>
    db.one(sql<{ documents: number; linked: number; tied: number }>`
      select count(*)::integer as documents, (select count(*)::integer from document_links where institution_id = ${db.institutionId}) as linked,
             count(*) filter (where issuer_id = ${office.issuerId})::integer as tied
        from documents where institution_id = ${db.institutionId} and register_id = ${office.historyId}`),
  )

test('an export with gaps, repeats and missing types goes in beside registrations, verifies, and leaves nothing when undone', async () => {
  const office = await historyOffice(database)
  await registerPapers(database, office, 2)
  await sealAll(database)
  const before = await tableStates(database, office.institution.id, trail)
  const { rows, made: file } = rowsOf(office, 400)
  const { inBatch, run } = await importing(office)

  const checked = await inBatch((ctx) => documentKind.check(ctx, rows))
  expect(checked.filter(({ errors }) => errors.length > 0).map(({ row }) => row)).toEqual(file.bad)
  const repeated = checked.filter(({ warnings }) =>
    warnings.some(({ problem }) => problem.key === 'history_repeated'),
  )
  expect(repeated.length).toBe(file.repeated)
  expect((await documents(office)).documents).toBe(0)

  const made: Made[] = []
  for (const batch of batches(rows, 150)) made.push(...(await run(batch)))
  const count = rows.length - file.bad.length
  expect(made.length).toBe(count)
  const stored = await documents(office)
  expect(stored.documents).toBe(count)
  // „Popescu Ion” is known here; answers were tied to what they answer, where one paper alone has the number.
  expect(stored.tied).toBeGreaterThan(50)
  expect(stored.linked).toBeGreaterThan(80)
  const lines = await database.inInstitution(office.institution.id, (db) =>
    db.rows(sql<{ missing: number; repeated: number }>`
      select (max(counter) - min(counter) + 1 - count(distinct counter))::integer as missing, (count(*) - count(distinct counter))::integer as repeated
        from register_ledger where institution_id = ${db.institutionId} and register_id = ${office.historyId} group by series`),
  )
  const sum = (of: 'missing' | 'repeated') => lines.reduce((all, line) => all + line[of], 0)
  expect([sum('missing'), sum('repeated')]).toEqual([file.missing, file.repeated])
  await sealAll(database)
  const damage = async () =>
    (await findDamage(database, { institutionId: office.institution.id })).map(({ sentence }) => sentence.ro)
  expect(await damage()).toEqual([])
  // The same file again: everything is known.
  expect(await run(rows)).toEqual([])

  for (const batch of batches(made.toReversed(), 150))
    await inBatch(async (ctx) => {
      expect(await documentKind.blockers(ctx.db, batch)).toEqual([])
      await documentKind.undo(ctx, batch)
    })
  await sealAll(database)
  expect(await damage()).toEqual([])
  expect(await tableStates(database, office.institution.id, trail)).toEqual(before)
})

test('what is held is nowhere until it is let go, while the living register goes on', async () => {
  const office = await historyOffice(database)
  const { rows } = rowsOf(office, 60)
  const { inBatch, run } = await importing(office, { hold: true })
  const [first, second] = [await run(rows.slice(0, 30)), await run(rows.slice(30))]
  expect((await registerPapers(database, office, 1))[0]?.number).toBe('RG-0001/2026')
  expect((await documents(office)).documents).toBe(0)
  await inBatch((ctx) => documentKind.release(ctx, first))
  expect((await documents(office)).documents).toBe(first.length)
  // Half was let go when it is stopped: both halves leave.
  await inBatch((ctx) => documentKind.undo(ctx, [...second, ...first]))
  expect((await documents(office)).documents).toBe(0)
  expect((await registerPapers(database, office, 1))[0]?.number).toBe('RG-0002/2026')
  await sealAll(database)
  expect(await findDamage(database, { institutionId: office.institution.id })).toEqual([])
})

test('a register that is no history takes nothing, and a changed document holds itself', async () => {
  const office = await historyOffice(database)
  const { rows } = rowsOf(office, 6)
  const living = await importing(office, { options: { register: String(office.registerId) } })
  const refused = await living.inBatch((ctx) => documentKind.check(ctx, rows))
  expect(refused.map(({ errors }) => errors.map(({ problem }) => problem.key))).toEqual(
    rows.map(() => ['history_register_chosen']),
  )
  const { inBatch, run } = await importing(office)
  const made = await run(rows)
  await database.inInstitution(office.institution.id, (db) =>
    db.run(
      sql`update documents set status = 3, version = version + 1 where institution_id = ${db.institutionId} and id = ${made[2]?.id ?? 0}`,
    ),
  )
  const blockers = await inBatch(({ db }) => documentKind.blockers(db, made))
  expect(blockers.map(({ made: one, why }) => [one.row, why.ro])).toEqual([
    [made[2]?.row, 'a fost modificat după import'],
  ])
  await expect(inBatch((ctx) => documentKind.undo(ctx, made))).rejects.toMatchObject({ code: 'HD051' })
})

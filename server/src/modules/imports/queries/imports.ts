import type { ImportKindId, ImportMode } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportMapping, ImportReading } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportFailure, ImportState } from '@hdoc/contract/imports/import-states.ts'
import type { AuditPerson } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Above the number of every row: what is undone goes downwards from here. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER

export type UndoTo = 'cancelled' | 'failed' | 'undone'
export type ImportRecord = {
  id: number
  kind: ImportKindId
  state: ImportState
  file_name: string
  size: number
  sha256: string | null
  format: 'csv' | 'xlsx'
  reading: ImportReading
  sheets: string[]
  column_names: string[]
  mapping: ImportMapping
  remembered: boolean
  preview: string[][]
  mode: ImportMode | null
  begun_at: string
  begun_by_institution_id: number
  begun_by_id: number
  begun_by_name: string
  step_at: string | null
  check_ms: number | null
  ended_at: string | null
  row_count: number | null
  last_row: number
  passed: number
  is_read: boolean
  good: number
  bad: number
  warned: number
  new_rows: number
  updated_rows: number
  skipped_rows: number
  folded: number
  made: number
  files_taken: number
  files_left: number
  undo_to: UndoTo | null
  failure: ImportFailure | null
}

/** Whether the step under way is the one that a worker saw: who stopped a check may have begun another one since. */
export const isSameStep = (now: ImportRecord, seen: ImportRecord): boolean =>
  now.state === seen.state && now.step_at === seen.step_at

const fields = sql`id, kind, state, file_name, size, sha256, format, reading, sheets, column_names, mapping, remembered, preview, mode, begun_at,
  begun_by_institution_id, begun_by_id, begun_by_name, step_at, check_ms, ended_at, row_count, last_row, passed, is_read, good, bad, warned,
  new_rows, updated_rows, skipped_rows, folded, made, files_taken, files_left, undo_to, failure`

export function findImport(db: TenantDb, id: number): Promise<ImportRecord | undefined> {
  return db.maybe(
    sql<ImportRecord>`select ${fields} from imports where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

export function lockImport(db: TenantDb, id: number): Promise<ImportRecord | undefined> {
  return db.maybe(
    sql<ImportRecord>`select ${fields} from imports where institution_id = ${db.institutionId} and id = ${id} for no key update`,
  )
}

export async function listImports(
  db: TenantDb,
  kinds: readonly ImportKindId[],
  { rows, offset }: { rows: number; offset: number },
): Promise<{ rows: ImportRecord[]; total: number }> {
  const chosen = sql`institution_id = ${db.institutionId} and kind = any(${[...kinds]}::text[])`
  const [page, { total }] = await Promise.all([
    db.rows(
      sql<ImportRecord>`select ${fields} from imports where ${chosen} order by id desc limit ${rows} offset ${offset}`,
    ),
    db.one(sql<{ total: number }>`select count(*)::integer as total from imports where ${chosen}`),
  ])
  return { rows: page, total }
}

type Head = 'reading' | 'sheets' | 'column_names' | 'mapping' | 'remembered' | 'preview'
export type ImportHead = Pick<ImportRecord, Head>
type NewImport = Pick<ImportRecord, 'kind' | 'file_name' | 'size' | 'format' | Head> & {
  sha256: string
  at: Date
  by: AuditPerson
}

export async function addImport(db: TenantDb, one: NewImport): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into imports (institution_id, kind, file_name, size, sha256, format, reading, sheets, column_names, mapping, remembered, preview, begun_at,
                         begun_by_institution_id, begun_by_id, begun_by_name)
    values (${db.institutionId}, ${one.kind}, ${one.file_name}, ${one.size}, ${one.sha256}, ${one.format}, ${JSON.stringify(one.reading)}::jsonb,
            ${one.sheets}::text[], ${one.column_names}::text[], ${JSON.stringify(one.mapping)}::jsonb, ${one.remembered}, ${JSON.stringify(one.preview)}::jsonb, ${one.at},
            ${one.by.institution_id}, ${one.by.id}, ${one.by.name}) returning id`)
  return id
}

export async function storeHead(db: TenantDb, id: number, head: ImportHead): Promise<void> {
  await db.run(sql`
    update imports set state = 'draft', reading = ${JSON.stringify(head.reading)}::jsonb, sheets = ${head.sheets}::text[],
           column_names = ${head.column_names}::text[], mapping = ${JSON.stringify(head.mapping)}::jsonb, remembered = ${head.remembered},
           preview = ${JSON.stringify(head.preview)}::jsonb, failure = null
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** What was checked is no more: columns and archives are open. */
export async function storeDraft(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`
    update imports set state = 'draft', failure = null where institution_id = ${db.institutionId} and id = ${id}`)
}

const fromTheBeginning = sql`last_row = 0, passed = 0, is_read = false, good = 0, bad = 0, warned = 0, new_rows = 0, updated_rows = 0,
  skipped_rows = 0, folded = 0, files_taken = 0, files_left = 0, failure = null`

export async function beginCheck(
  db: TenantDb,
  id: number,
  { mapping, at }: { mapping: ImportMapping; at: Date },
): Promise<void> {
  await db.run(sql`
    update imports set state = 'checking', mapping = ${JSON.stringify(mapping)}::jsonb, step_at = ${at}, row_count = null, check_ms = null, ${fromTheBeginning}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function beginRun(
  db: TenantDb,
  id: number,
  { mode, at }: { mode: ImportMode; at: Date },
): Promise<void> {
  await db.run(sql`
    update imports set state = 'running', mode = ${mode}, step_at = ${at}, ${fromTheBeginning}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function beginUndo(
  db: TenantDb,
  id: number,
  {
    to,
    at,
    failure = null,
    looked = true,
  }: { to: UndoTo; at: Date; failure?: ImportFailure | null; looked?: boolean },
): Promise<void> {
  await db.run(sql`
    update imports set state = 'undoing', undo_to = ${to}, step_at = ${at}, passed = 0, last_row = ${ABOVE_ALL}, is_read = ${looked},
           failure = coalesce(${failure}::text, case when failure not in ('held', 'no_room') then failure end)
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function endStep(
  db: TenantDb,
  id: number,
  { state, at, failure = null }: { state: ImportState; at: Date; failure?: ImportFailure | null },
): Promise<void> {
  const isEnd = state !== 'draft' && state !== 'checked'
  // Nothing is unpacked any more; the bytes of the archives go with the next night.
  if (isEnd)
    await db.run(
      sql`delete from import_entries where institution_id = ${db.institutionId} and import_id = ${id}`,
    )
  await db.run(sql`
    update imports set state = ${state}, undo_to = null, failure = coalesce(${failure}::text, nullif(failure, 'no_room')), ended_at = case when ${isEnd} then ${at}::timestamptz end
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function endCheck(db: TenantDb, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update imports set state = 'checked', row_count = passed, check_ms = greatest(0, extract(epoch from ${at}::timestamptz - step_at) * 1000)::bigint
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export type Passed = {
  last_row: number
  passed: number
  good: number
  bad: number
  warned: number
  new_rows: number
  updated_rows: number
  skipped_rows: number
  folded: number
  made: number
  files_taken: number
  files_left: number
}

/** Notes that a batch is behind the step, in the transaction of the batch. */
export async function passRows(db: TenantDb, id: number, p: Passed): Promise<void> {
  await db.run(sql`
    update imports set last_row = ${p.last_row}, passed = passed + ${p.passed}, good = good + ${p.good}, bad = bad + ${p.bad}, warned = warned + ${p.warned},
           new_rows = new_rows + ${p.new_rows}, updated_rows = updated_rows + ${p.updated_rows}, skipped_rows = skipped_rows + ${p.skipped_rows},
           folded = folded + ${p.folded}, made = made + ${p.made}, files_taken = files_taken + ${p.files_taken},
           files_left = files_left + ${p.files_left}, failure = null
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Notes that the step under way waits for room on the disk; the next batch that is behind it forgets that. */
export async function noteNoRoom(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`update imports set failure = 'no_room' where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

export async function markRead(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`
    update imports set is_read = true, row_count = passed where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Notes down to which row nothing stands against an undo; `undefined`: to the first one, so that taking back may begin. */
export async function passLooked(db: TenantDb, id: number, downTo: number | undefined): Promise<void> {
  await db.run(sql`
    update imports set last_row = ${downTo ?? ABOVE_ALL}, is_read = ${downTo === undefined}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Other imports of the institution that run or are undone. Whoever asks is alone with it until the transaction ends. */
export async function listBeside(
  db: TenantDb,
  id: number,
): Promise<Pick<ImportRecord, 'file_name' | 'mode'>[]> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('imports', ${db.institutionId}))`)
  return db.rows(sql<Pick<ImportRecord, 'file_name' | 'mode'>>`
    select file_name, mode from imports
     where institution_id = ${db.institutionId} and id <> ${id} and state in ('running', 'undoing') order by id`)
}

/** Notes that what was made of rows down to one is undone, or stays because something depends on it. */
export async function passUndone(
  db: TenantDb,
  id: number,
  { downTo, lines, undone }: { downTo: number; lines: number; undone: number },
): Promise<void> {
  await db.run(sql`
    update imports set last_row = ${downTo}, passed = passed + ${lines}, made = made - ${undone} where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function deleteImport(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from imports where institution_id = ${db.institutionId} and id = ${id}`)
}

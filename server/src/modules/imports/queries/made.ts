import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Made } from '../kind/import-kind.ts'

/** A line of the ledger; its ordinal tells several of one row apart. */
export type LedgerLine = Made & { ordinal: number }

export async function addMade(
  db: TenantDb,
  importId: number,
  made: readonly Made[],
  released: boolean,
): Promise<void> {
  if (made.length === 0) return
  await db.run(sql`
    insert into import_made (institution_id, import_id, row_number, ordinal, subject, subject_id, step, before, released)
    select ${db.institutionId}, ${importId}, (e ->> 'row')::bigint, row_number() over (partition by e ->> 'row' order by n), e ->> 'subject',
           (e ->> 'id')::bigint, e ->> 'step', e -> 'before', ${released}
      from jsonb_array_elements(${JSON.stringify(made)}::jsonb) with ordinality as x(e, n)`)
}

const select = sql`row_number as "row", ordinal, subject, subject_id as id, step, before`

/** Lines that still bear the hold of their import, oldest first. */
export function listHeld(db: TenantDb, importId: number, most: number): Promise<LedgerLine[]> {
  return db.rows(sql<LedgerLine>`
    select ${select} from import_made
     where institution_id = ${db.institutionId} and import_id = ${importId} and not released and undone_at is null
     order by row_number, ordinal limit ${most}`)
}

/** Updates of known things that wait for the end of all or nothing. */
export function listHeldUpdates(db: TenantDb, importId: number, most: number): Promise<LedgerLine[]> {
  return db.rows(sql<LedgerLine>`
    select ${select} from import_made
     where institution_id = ${db.institutionId} and import_id = ${importId} and step = 'update' and not released and undone_at is null
     order by row_number, ordinal limit ${most}`)
}

/** Whether the end of all or nothing has begun. */
export async function isReleased(db: TenantDb, importId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from import_made
     where institution_id = ${db.institutionId} and import_id = ${importId} and released and undone_at is null limit 1`)
  return row !== undefined
}

/** Lines that stand, newest first, from one row downwards. */
export function listStanding(
  db: TenantDb,
  importId: number,
  { below, most }: { below: number; most: number },
): Promise<LedgerLine[]> {
  return db.rows(sql<LedgerLine>`
    select ${select} from import_made
     where institution_id = ${db.institutionId} and import_id = ${importId} and undone_at is null and row_number < ${below}
       and row_number >= coalesce((
         select row_number from import_made
          where institution_id = ${db.institutionId} and import_id = ${importId} and undone_at is null and row_number < ${below}
          order by row_number desc offset ${most - 1} limit 1), 0)
     order by row_number desc, ordinal desc`)
}

/** Rows that changed something known which stands as they changed it. */
export async function countUpdated(db: TenantDb, importId: number): Promise<number> {
  const { rows } = await db.one(sql<{ rows: number }>`
    select count(distinct row_number)::integer as rows from import_made
     where institution_id = ${db.institutionId} and import_id = ${importId} and step = 'update' and undone_at is null`)
  return rows
}

const these = (lines: readonly LedgerLine[]) =>
  sql`(row_number, ordinal) in (select * from unnest(${lines.map(({ row }) => row)}::bigint[], ${lines.map(({ ordinal }) => ordinal)}::integer[]))`

export async function markReleased(
  db: TenantDb,
  importId: number,
  lines: readonly LedgerLine[],
): Promise<void> {
  await db.run(sql`
    update import_made set released = true where institution_id = ${db.institutionId} and import_id = ${importId} and ${these(lines)}`)
}

/** Marks updates as released, each with what undoing it needs. */
export async function storeSettled(
  db: TenantDb,
  importId: number,
  lines: readonly LedgerLine[],
  settled: readonly Made[],
): Promise<void> {
  const rows = lines.map(({ row, ordinal }, place) => ({
    row,
    ordinal,
    before: settled[place]?.before ?? null,
  }))
  await db.run(sql`
    update import_made m set released = true, before = x.before
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("row" bigint, ordinal integer, before jsonb)
     where m.institution_id = ${db.institutionId} and m.import_id = ${importId} and m.row_number = x."row" and m.ordinal = x.ordinal`)
}

/** What was undone stays as a tombstone, without what was there before. */
export async function markUndone(
  db: TenantDb,
  importId: number,
  lines: readonly LedgerLine[],
  at: Date,
): Promise<void> {
  await db.run(sql`
    update import_made set undone_at = ${at}, before = null
     where institution_id = ${db.institutionId} and import_id = ${importId} and ${these(lines)}`)
}

/** Ids of new rows that something refers to, with the table that does. `justTry`: deletes nothing. */
export function takeBack(
  db: TenantDb,
  table: 'issuers' | 'users',
  ids: readonly number[],
  justTry: boolean,
): Promise<{ id: number; held_by: string }[]> {
  return db.rows(
    sql<{
      id: number
      held_by: string
    }>`select id, held_by from take_back_imported(${db.institutionId}, ${table}, ${[...ids]}::bigint[], ${justTry})`,
  )
}

import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { nothing, sql } from '../../../platform/db/sql.ts'
import type { FileProblem } from '../archives/file-problems.ts'

export type FindingRow = {
  row: number
  ordinal: number
  level: 'error' | 'warning'
  field: string
  column: string
  value: string
  problem: FieldProblem | FileProblem
  /** The known one that the row changes. */
  target?: number
}

export async function addFindings(
  db: TenantDb,
  importId: number,
  findings: readonly FindingRow[],
): Promise<void> {
  if (findings.length === 0) return
  await db.run(sql`
    insert into import_findings (institution_id, import_id, row_number, ordinal, level, field, column_name, value, key, problem, target_id)
    select ${db.institutionId}, ${importId}, x."row", x.ordinal, x.level, x.field, x."column", x.value, x.problem ->> 'key', x.problem, x.target
      from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
        as x("row" bigint, ordinal integer, level text, field text, "column" text, value text, problem jsonb, target bigint)`)
}

/** Of known things, those that rows of earlier batches of this step change, with the row. */
export function listTargets(
  db: TenantDb,
  importId: number,
  ids: readonly number[],
): Promise<{ id: number; row: number }[]> {
  return db.rows(sql<{ id: number; row: number }>`
    select target_id as id, min(row_number) as "row" from import_findings
     where institution_id = ${db.institutionId} and import_id = ${importId} and target_id = any(${[...ids]}::bigint[]) group by 1`)
}

export async function removeFindings(db: TenantDb, importId: number): Promise<void> {
  await db.run(
    sql`delete from import_findings where institution_id = ${db.institutionId} and import_id = ${importId}`,
  )
}

const select = sql`row_number as "row", ordinal, level, field, column_name as "column", value, problem`

export async function listFindings(
  db: TenantDb,
  importId: number,
  { key, rows, offset }: { key: string | undefined; rows: number; offset: number },
): Promise<{ rows: FindingRow[]; total: number }> {
  const ofKey = key === undefined ? nothing : sql`and key = ${key}`
  const chosen = sql`institution_id = ${db.institutionId} and import_id = ${importId} ${ofKey}`
  const [page, { total }] = await Promise.all([
    db.rows(
      sql<FindingRow>`select ${select} from import_findings where ${chosen} order by row_number, ordinal limit ${rows} offset ${offset}`,
    ),
    db.one(sql<{ total: number }>`select count(*)::integer as total from import_findings where ${chosen}`),
  ])
  return { rows: page, total }
}

/** What is wrong with the next rows behind one, all of a row together, for rows up to one. */
export function listErrorsBetween(
  db: TenantDb,
  importId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<FindingRow[]> {
  return db.rows(sql<FindingRow>`
    select ${select} from import_findings
     where institution_id = ${db.institutionId} and import_id = ${importId} and level = 'error' and row_number > ${after} and row_number <= ${upTo}
     order by row_number, ordinal`)
}

export type Group = { level: 'error' | 'warning'; key: string; count: number }

export function groupFindings(db: TenantDb, importId: number): Promise<Group[]> {
  return db.rows(sql<Group>`
    select level, key, count(*)::integer as count from import_findings
     where institution_id = ${db.institutionId} and import_id = ${importId} group by level, key order by level, count desc, key`)
}

export type UnknownValue = { field: string; value: string; rows: number }

export function listUnknownValues(db: TenantDb, importId: number, most: number): Promise<UnknownValue[]> {
  return db.rows(sql<UnknownValue>`
    select field, value, count(*)::integer as rows from import_findings
     where institution_id = ${db.institutionId} and import_id = ${importId} and key = 'import_unknown_value'
     group by field, value order by rows desc, field, value limit ${most}`)
}

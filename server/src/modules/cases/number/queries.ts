import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** As the column of migration 0099 begins. */
const FIRST_PATTERN = 'DS-#####/{YYYY}'

type Opening = { originId: number; title: string; resolution: string; by: string }

/** Opens a case under the counter of cases. `now` null = the database's clock at the lock. */
export function openCase(
  db: TenantDb,
  now: Date | null,
  { originId, title, resolution, by }: Opening,
): Promise<{ id: number; number: string; opened_at: string }> {
  return db.one(sql<{ id: number; number: string; opened_at: string }>`
    select id, number, opened_at from open_case(${db.institutionId}, ${now?.toISOString() ?? null}::timestamptz, ${originId}::bigint,
      ${title}, ${resolution}, ${by})`)
}

export type NumberingRow = { pattern: string; series: string; next_number: number; version: number }
export type ChangingNumbering = Granted<'workcase.numbering', NumberingRow>

/** The numbering of the institution’s cases; as it begins, where no case was opened yet. */
export async function readNumbering(db: TenantDb): Promise<NumberingRow> {
  const row = await db.maybe(sql<NumberingRow>`
    select pattern, series, next_number, version from case_counters where institution_id = ${db.institutionId}`)
  return row ?? { pattern: FIRST_PATTERN, series: '', next_number: 1, version: 0 }
}

/** Locks the counter, which is made where there is none yet, and waits for cases that are being opened. */
export async function lockNumbering(db: TenantDb): Promise<void> {
  await db.run(
    sql`insert into case_counters (institution_id) values (${db.institutionId}) on conflict do nothing`,
  )
  await db.run(sql`select 1 from case_counters where institution_id = ${db.institutionId} for update`)
}

export function storePattern(db: TenantDb, _numbering: ChangingNumbering, pattern: string): Promise<number> {
  return db.run(sql`
    update case_counters set pattern = ${pattern}, version = version + 1 where institution_id = ${db.institutionId}`)
}

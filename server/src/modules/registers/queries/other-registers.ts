import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Lists with what code and pattern the other registers of the institution write. Closed ones are listed too,
 * because their numbers stay known; history is not, because its numbers are those of another system.
 */
export function listOtherRegisters(
  db: TenantDb,
  id: number | null,
): Promise<{ name: string; code: string; pattern: string }[]> {
  return db.rows(sql<{ name: string; code: string; pattern: string }>`
    select name, code, pattern from registers
     where institution_id = ${db.institutionId} and id is distinct from ${id}::bigint and history_of is null order by id`)
}

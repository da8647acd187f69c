import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/**
 * Whether an import of „all or nothing” is under way: what it has made is hidden, and may vanish or appear a part at a time. With
 * the rows that hang on it, members and rights for example, it would stand in an export as if it were there.
 */
export async function isImportHolding(db: TenantDb): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from imports
     where institution_id = ${db.institutionId} and mode = 'all' and state in ('running', 'undoing') limit 1`)
  return row !== undefined
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** Whether one of some documents was sent and not answered for yet. */
export async function isAnyOnWay(db: TenantDb, documentIds: readonly number[]): Promise<boolean> {
  const { open } = await db.one(sql<{ open: boolean }>`
    select exists (select from transfer_rows
      where institution_id = ${db.institutionId} and document_id = any(${[...documentIds]}::bigint[]) and status = 'sent') as open`)
  return open
}

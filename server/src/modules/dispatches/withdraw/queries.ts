import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Withdrawn = { at: Date; by: string; reason: string }

/** The dispatch does not leave any more; what it was to send again is to be sent again as before. */
export async function storeWithdrawn(
  db: TenantDb,
  { id }: { id: number },
  { at, by, reason }: Withdrawn,
): Promise<void> {
  await db.run(sql`
    update dispatches set status = 'withdrawn', withdrawn_at = ${at}, withdrawn_by_name = ${by}, withdraw_reason = ${reason}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
  await db.run(sql`
    update dispatches set repeated_by_id = null, version = version + 1
     where institution_id = ${db.institutionId} and repeated_by_id = ${id}`)
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Cases with shares whose waiting is over, behind a place. */
export async function listAwake(
  db: TenantDb,
  today: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db.rows(sql<{ case_id: number }>`
    select distinct case_id from case_shares
     where institution_id = ${db.institutionId} and status = 'waiting' and wait_until <= ${today}::date and case_id > ${after}
     order by case_id limit ${limit}`)
  return rows.map(({ case_id }) => case_id)
}

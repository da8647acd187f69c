import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { WorkPlace } from '../../people/index.ts'

/** Cases behind a place in which a person has work, or ended some since an instant. */
export async function listCasesOf(
  db: TenantDb,
  { userId, since, after, limit }: WorkPlace,
): Promise<number[]> {
  const rows = await db.rows(sql<{ case_id: number }>`
    select distinct case_id from case_shares
     where institution_id = ${db.institutionId} and user_id = ${userId} and (is_open or ended_at >= ${since}::timestamptz) and case_id > ${after}
     order by case_id limit ${limit}`)
  return rows.map(({ case_id }) => case_id)
}

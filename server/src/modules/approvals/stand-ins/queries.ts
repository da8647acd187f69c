import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { WorkPlace } from '../../people/index.ts'

/** Documents behind a place on which a person has an open step, or one that ended since an instant. */
export async function listDocumentsOf(
  db: TenantDb,
  { userId, since, after, limit }: WorkPlace,
): Promise<number[]> {
  const rows = await db.rows(sql<{ document_id: number }>`
    select distinct r.document_id from approval_steps s
      join approval_requests r on r.institution_id = s.institution_id and r.id = s.request_id
     where s.institution_id = ${db.institutionId} and s.user_id = ${userId} and r.document_id > ${after}
       and (s.status in ('pending', 'waiting', 'waiting_for_signature') or s.decided_at >= ${since}::timestamptz or r.ended_at >= ${since}::timestamptz)
     order by r.document_id limit ${limit}`)
  return rows.map(({ document_id }) => document_id)
}

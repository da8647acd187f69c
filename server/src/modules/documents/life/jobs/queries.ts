import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/**
 * Stores what lists show already: the status before the waiting, for at most `limit` documents. The version
 * stays, because nobody sees another document than before. A document that somebody changes just now is left
 * for the next turn.
 */
export function endPending(
  db: TenantDb,
  today: string,
  limit: number,
): Promise<{ id: number; status: number }[]> {
  return db.rows(sql<{ id: number; status: number }>`
    with ended as (
      select id from documents
       where institution_id = ${db.institutionId} and status = 15 and pending_until <= ${today}::date
       order by id limit ${limit} for update skip locked)
    update documents d set status = d.resume_status, resume_status = null, pending_until = null
      from ended where d.institution_id = ${db.institutionId} and d.id = ended.id
    returning d.id, d.status`)
}

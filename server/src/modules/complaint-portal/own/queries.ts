import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Message = { id: number; at: string; by: string; own: boolean; text: string }

/** What was written for the person of a complaint, and by them, oldest first. */
export function listMessages(db: TenantDb, complaintId: number): Promise<Message[]> {
  return db.rows(sql<Message>`
    select id, at, by_name as by, from_person as own, body as text from complaint_comments
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} and is_public order by id`)
}

export type AnswerFile = { id: number; name: string; mime: string; size: number; sha256: string }

/**
 * Files that have left by e-mail for the confirmed address of a complaint, from its case, as they left: so nothing is shown here
 * that its person was not sent. Of a file that left twice, the newer one.
 */
export function listAnswerFiles(db: TenantDb, complaintId: number): Promise<AnswerFile[]> {
  return db.rows(sql<AnswerFile>`
    select distinct on (f.file_id) f.file_id as id, f.name, f.mime, f.size, f.sha256
      from complaints c
      join case_documents x on x.institution_id = c.institution_id and x.document_id = c.document_id and x.role <> 'connected'
      join dispatches d on d.institution_id = x.institution_id and d.case_id = x.case_id and d.method = 'email'
       and d.status in ('sent', 'confirmed') and lower(d.email) = lower(c.email)
      join dispatch_files f on f.institution_id = d.institution_id and f.dispatch_id = d.id
     where c.institution_id = ${db.institutionId} and c.id = ${complaintId} and c.email <> ''
     order by f.file_id, d.id desc`)
}

/** How many messages of the person a complaint has. */
export async function countOwnMessages(db: TenantDb, complaintId: number): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*)::int as count from complaint_comments
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} and from_person`)
  return count
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Message = { id: number; at: string; by: string; own: boolean; text: string }

/** What was written for the person of a complaint, and by them, oldest first. */
export function listMessages(db: TenantDb, complaintId: number): Promise<Message[]> {
  return db.rows(sql<Message>`
    select id, at, by_name as by, from_person as own, body as text from complaint_comments
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} and is_public order by id`)
}

/** How many messages of the person a complaint has. */
export async function countOwnMessages(db: TenantDb, complaintId: number): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*)::int as count from complaint_comments
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} and from_person`)
  return count
}

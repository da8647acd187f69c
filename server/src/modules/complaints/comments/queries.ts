import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type NewComment = {
  complaintId: number
  isPublic: boolean
  body: string
  at: Date
  fromPerson: boolean
  by: { institutionId: number; id: number | null; name: string }
}

export async function addComment(db: TenantDb, v: NewComment): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into complaint_comments (institution_id, complaint_id, is_public, body, at, from_person, by_institution_id, by_id, by_name)
    values (${db.institutionId}, ${v.complaintId}, ${v.isPublic}, ${v.body}, ${v.at.toISOString()}::timestamptz, ${v.fromPerson},
            ${v.by.institutionId}, ${v.by.id}, ${v.by.name})
    returning id`)
  return id
}

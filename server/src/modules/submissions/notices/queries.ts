import type { RejectReason, SubmissionStatus } from '@hdoc/contract/submissions/submission-status.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ToldSubmission = {
  id: number
  number: string
  type_name: string
  fault: string
  group_id: number | null
}

export function findTold(db: TenantDb, id: number): Promise<ToldSubmission | undefined> {
  return db.maybe(sql<ToldSubmission>`
    select s.id, s.number, t.name as type_name, s.fault, coalesce(d.group_id, t.group_id) as group_id
      from submissions s
      join doc_types t on t.institution_id = s.institution_id and t.id = s.doc_type_id
      left join documents d on d.institution_id = s.institution_id and d.id = s.document_id
     where s.institution_id = ${db.institutionId} and s.id = ${id}`)
}

/** Active people who may see submissions, of all or of some. */
export async function listSeeing(db: TenantDb, among: readonly number[] | null): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select u.id from users u cross join lateral person_rights(u.institution_id, u.id) p
     where u.institution_id = ${db.institutionId} and u.state = 'active' and (p.is_admin or 'uploaded_document.view' = any(p.permissions))
       and (${among === null} or u.id = any(${[...(among ?? [])]}::bigint[])) order by u.id`)
  return rows.map(({ id }) => id)
}

export type MailedSubmission = {
  id: number
  type_name: string
  subject: string
  name: string
  email: string
  language: Language
  status: SubmissionStatus
  reason: RejectReason | null
  comment: string
  confirmed_at: string
}

export function findMailed(db: TenantDb, id: number): Promise<MailedSubmission | undefined> {
  return db.maybe(sql<MailedSubmission>`
    select s.id, t.name as type_name, s.subject, s.name, s.email, s.language, s.status, s.reason, s.comment, s.confirmed_at
      from submissions s join doc_types t on t.institution_id = s.institution_id and t.id = s.doc_type_id
     where s.institution_id = ${db.institutionId} and s.id = ${id}`)
}

import type { RejectReason, SubmissionStatus } from '@hdoc/contract/submissions/submission-status.ts'
import type { Submitter } from '@hdoc/contract/submissions/submitter.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type ListedSubmission = {
  id: number
  number: string
  doc_type_id: number
  doc_type_name: string
  subject: string
  name: string
  status: SubmissionStatus
  confirmed_at: string
  group_id: number | null
  group_name: string | null
  files: number
  late: boolean
  completed: boolean
}

export type SubmissionRow = ListedSubmission & {
  who: Submitter
  email: string
  language: Language
  online: boolean
  fault: string
  document_id: number | null
  /** Of its document. */
  document_register: string | null
  deadline_on: string | null
  tracking_code: string | null
  /** Of its type, where that register is open. */
  register_id: number | null
  register_name: string | null
  /** Its type opens a case for each of its documents. */
  creates_case: boolean
  ended_at: string | null
  ended_by_name: string
  erased_at: string | null
  reason: RejectReason | null
  comment: string
  answers_id: number | null
  /** Names of the files that its answers mean, by the ids in the answers. */
  answer_files: Readonly<Record<string, string>>
  paper_file_id: number | null
  version: number
}
export type ChangingSubmission = Granted<'submission.change', SubmissionRow>

export const listedColumns = sql`s.id, s.number, s.doc_type_id, t.name as doc_type_name, s.subject, s.name, s.status, s.confirmed_at,
  g.id as group_id, g.name as group_name, s.late, s.completed,
  (select count(*) from files f where f.institution_id = s.institution_id and f.submission_id = s.id) as files`
/** It lies with the department of its document, before it has one with that of its type. */
export const listedFrom = sql`submissions s
  join doc_types t on t.institution_id = s.institution_id and t.id = s.doc_type_id
  left join documents d on d.institution_id = s.institution_id and d.id = s.document_id
  left join user_groups g on g.institution_id = s.institution_id
    and g.id = case when s.document_id is null then t.group_id else d.group_id end`

export function findSubmission(db: TenantDb, id: number): Promise<SubmissionRow | undefined> {
  return db.maybe(sql<SubmissionRow>`
    select ${listedColumns}, s.who, s.email, s.language, s.online, s.fault, s.document_id, dr.name as document_register, d.deadline_on, d.tracking_code,
           tr.id as register_id, tr.name as register_name, t.create_case as creates_case, s.ended_at, s.ended_by_name, s.erased_at, s.reason, s.comment,
           s.answers_id, s.answer_files, s.paper_file_id, s.version
      from ${listedFrom}
      left join registers dr on dr.institution_id = d.institution_id and dr.id = d.register_id
      left join registers tr on tr.institution_id = t.institution_id and tr.id = t.register_id and not tr.closed
     where s.institution_id = ${db.institutionId} and s.id = ${id}`)
}

/** Locks a submission until the transaction ends. */
export async function lockSubmission(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from submissions where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

/** The documents of some submissions; those without one are left out. */
export function listDocumentsOf(
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; document_id: number }[]> {
  return db.rows(sql<{ id: number; document_id: number }>`
    select id, document_id from submissions
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and document_id is not null order by document_id`)
}

export type NewSubmission = {
  doc_type_id: number
  subject: string
  who: Submitter
  email: string
  language: Language
  online: boolean
  at: Date
  answersId: number | null
  answerFiles: Readonly<Record<string, string>>
}

export async function addSubmission(db: TenantDb, v: NewSubmission): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into submissions (institution_id, doc_type_id, subject, name, who, email, language, confirmed_at, online,
                             answers_id, answer_files)
    values (${db.institutionId}, ${v.doc_type_id}, ${v.subject}, ${v.who.name}, ${JSON.stringify(v.who)}::jsonb, ${v.email}, ${v.language},
            ${v.at}, ${v.online}, ${v.answersId}, ${JSON.stringify(v.answerFiles)}::jsonb)
    returning id`)
  return id
}

type Numbered = { documentId: number; number: string; at: Date; by: string; registryMails: boolean }

/** It got its document: from now on it goes on as that. */
export function storeAccepted(db: TenantDb, id: number, given: Numbered): Promise<number> {
  return db.run(sql`
    update submissions set status = 'accepted', document_id = ${given.documentId}, number = ${given.number}, fault = '',
           registry_mails = ${given.registryMails}, ended_at = ${given.at}, ended_by_name = ${given.by}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Says why it has no number yet; tells whether that is new. */
export async function storeFault(db: TenantDb, id: number, fault: string): Promise<boolean> {
  const changed = await db.run(sql`
    update submissions set fault = ${fault}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id} and fault <> ${fault}`)
  return changed > 0
}

type Ended = {
  status: 'rejected' | 'closed'
  reason: RejectReason | null
  comment: string
  at: Date
  by: string
}

export function storeEnd(db: TenantDb, submission: ChangingSubmission, v: Ended): Promise<number> {
  return db.run(sql`
    update submissions set status = ${v.status}, reason = ${v.reason}, comment = ${v.comment}, ended_at = ${v.at}, ended_by_name = ${v.by},
           version = version + 1
     where institution_id = ${db.institutionId} and id = ${submission.id}`)
}

export function storeAsked(db: TenantDb, submission: ChangingSubmission): Promise<number> {
  return db.run(sql`
    update submissions set status = 'completion', late = false, version = version + 1
     where institution_id = ${db.institutionId} and id = ${submission.id}`)
}

/** It waits for a clerk again: completed, or because its time passed. */
export function storeBack(db: TenantDb, id: number, how: 'completed' | 'late'): Promise<number> {
  return db.run(sql`
    update submissions set status = 'waiting', completed = completed or ${how === 'completed'}, late = ${how === 'late'}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id} and status = 'completion'`)
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { unsigned } from '../../../platform/signatures/facts.ts'
import type { SubmissionPlan } from '../../plan/submissions.ts'
import type { UploadRow } from '../rows/queries.ts'

type Who = { type: 'pf' | 'pj'; name: string; email: string } & Readonly<Record<string, string>>

/** Writes something that was handed in and waits; gives its id. */
export async function addDemoSubmission(
  db: TenantDb,
  plan: SubmissionPlan,
  { docTypeId, who, at }: { docTypeId: number; who: Who; at: Date },
): Promise<number> {
  const { email, ...written } = who
  const { id } = await db.one(sql<{ id: number }>`
    insert into submissions (institution_id, doc_type_id, subject, name, who, email, language, confirmed_at, online)
    values (${db.institutionId}, ${docTypeId}, ${plan.subject}, ${who.name}, ${JSON.stringify(written)}::jsonb, ${email}, 'ro', ${at},
            ${plan.online ?? false})
    returning id`)
  return id
}

/** Keeps a file that was drawn for the demo: nobody has signed it. */
export async function addDemoSubmissionFile(
  db: TenantDb,
  { id, documentId, file, at }: { id: number; documentId: number | null; file: UploadRow; at: Date },
): Promise<void> {
  const { name, mime, kind, size, sha256 } = file
  await db.run(sql`
    insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, submission_id, document_id)
    values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at}, 'Deponentul', ${id}, ${documentId})`)
  await db.run(sql`
    update file_signatures set state = 'unsigned', facts = ${JSON.stringify(unsigned)}::jsonb, checked_at = ${at}
     where institution_id = ${db.institutionId} and submission_id = ${id}`)
}

type Ended = { documentId: number | null; at: Date; by: string }

/** Writes what became of it. */
export function endDemoSubmission(
  db: TenantDb,
  id: number,
  { becomes, reason, comment = '', asked, answer, online = false }: SubmissionPlan,
  { documentId, at, by }: Ended,
): Promise<number> {
  const isEnded = becomes !== 'waiting' && becomes !== 'completion'
  return db.run(sql`
    update submissions s set status = ${becomes}, reason = ${reason ?? null}, comment = ${comment},
           completed = ${asked !== undefined && answer !== undefined}, registry_mails = ${!online}, document_id = ${documentId},
           number = coalesce((select d.number from documents d where d.institution_id = s.institution_id and d.id = ${documentId}), ''),
           ended_at = case when ${isEnded} then ${at}::timestamptz end, ended_by_name = ${isEnded ? by : ''}
     where s.institution_id = ${db.institutionId} and s.id = ${id}`)
}

type Request = {
  message: string
  answer: string | undefined
  at: Date
  by: string
  untilOn: string
  secret: Buffer
}

/** What the person was asked; nobody knows the secret that leads to it. */
export function addDemoRequest(db: TenantDb, id: number, v: Request): Promise<number> {
  return db.run(sql`
    with holder as (
      insert into public_holders (institution_id, kind, subject_id, made_at, nonce, token_hash)
      values (${db.institutionId}, 'submission_completion', ${id}, ${v.at}, ${v.secret}, ${v.secret}) returning id)
    insert into submission_requests (institution_id, submission_id, message, asked_at, asked_by_name, until_on, holder_id, answer, answered_at, over)
    select ${db.institutionId}::bigint, ${id}::bigint, ${v.message}, ${v.at}::timestamptz, ${v.by}, ${v.untilOn}::date, holder.id, ${v.answer ?? ''},
           case when ${v.answer !== undefined} then ${v.at}::timestamptz + interval '20 hours' end, ${v.answer !== undefined}
      from holder`)
}

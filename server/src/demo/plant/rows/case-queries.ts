import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type CasePlan = {
  at: Date
  documentId: number
  /** null = to be distributed. */
  groupId: number | null
  by: { id: number; name: string }
  title: string
  resolution: string
  dueOn: string | null
}

/** Opens a case at a moment, with its document and the group in charge; gives its id. */
export async function addDemoCase(db: TenantDb, plan: CasePlan): Promise<number> {
  const { at, documentId, groupId, by, title, resolution, dueOn } = plan
  const i = db.institutionId
  const { id } = await db.one(sql<{ id: number }>`
    with opened as materialized (
      select id from open_case(${i}, ${at.toISOString()}::timestamptz, ${documentId}::bigint, ${title}, ${resolution}, ${by.name})),
    document as (
      insert into case_documents (institution_id, case_id, document_id, role, held, added_at, added_by_name)
      select ${i}::bigint, id, ${documentId}::bigint, 'origin', true, ${at}::timestamptz, ${by.name} from opened),
    share as (
      insert into case_shares (institution_id, case_id, group_id, role, status, due_on, resolution, resolution_by_name, assigned_at,
          assigned_by_institution_id, assigned_by_id, assigned_by_name)
      select ${i}::bigint, id, ${groupId}::bigint, 'lead', 'new', ${dueOn}::date, ${resolution}, ${resolution === '' ? '' : by.name},
             ${at}::timestamptz, ${i}::bigint, ${by.id}::bigint, ${by.name} from opened)
    select id from opened`)
  return id
}

export type Outcome = {
  userId: number
  status: 'accepted' | 'refused' | 'in_progress' | 'waiting' | 'closed'
  /** Why it was refused. */
  reason: string
  waitUntil: string | null
  /** With a closed one. */
  closing: { status: number; at: Date; by: string } | null
}
const FILED = 13
const DECLINED = 14

/** Gives the share of a case to a person, and brings both to what became of them. */
export async function endDemoCase(
  db: TenantDb,
  caseId: number,
  { userId, status, waitUntil, closing, reason }: Outcome,
): Promise<void> {
  const i = db.institutionId
  const of = sql`institution_id = ${i} and case_id = ${caseId}`
  await db.run(sql`
    with share as (
      update case_shares set user_id = ${userId}, status = ${status}, wait_until = ${waitUntil}, ended_at = ${closing?.at ?? null},
             ended_by_name = ${closing?.by ?? ''}, reason = ${reason} where ${of}),
    document as (
      update case_documents set held = ${closing === null}, closed_with = ${closing?.status ?? null} where ${of})
    update cases set status = ${status === 'refused' ? 'new' : status}, wait_until = ${waitUntil}, closing_status = ${closing?.status ?? null}, closed_at = ${closing?.at ?? null},
           closed_by_name = ${closing?.by ?? ''}, legal_ground = ${closing?.status === FILED ? 'repeated' : ''},
           declined_to = ${closing?.status === DECLINED ? 'Consiliul Județean' : ''}, version = version + 1
     where institution_id = ${i} and id = ${caseId}`)
}

/** What follows from the cases of a month: their deadlines, and that who works on a document sees it. */
export async function settleDemoCases(db: TenantDb): Promise<void> {
  const i = db.institutionId
  await db.run(sql`
    update cases c set deadline_on = d.deadline_on from documents d
     where c.institution_id = ${i} and d.institution_id = ${i} and d.id = c.origin_id`)
  await db.run(sql`
    insert into document_access as a (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on, department_id)
      select d.institution_id, p.kind, p.principal, d.id, p.reason, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until,
             d.deadline_on, coalesce(d.group_id, 0)
        from cases c
        join case_shares s on s.institution_id = c.institution_id and s.case_id = c.id
        join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
        cross join lateral (values (1, s.user_id, 8), (2, s.group_id, 128)) p(kind, principal, reason)
       where c.institution_id = ${i} and p.principal is not null
      on conflict on constraint document_access_pkey do update set reasons = a.reasons | excluded.reasons`)
}

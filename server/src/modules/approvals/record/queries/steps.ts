import type { ApprovalStatus, ApprovalTask, SignatureWay } from '@hdoc/contract/approvals/approval-status.ts'
import type { Drawing } from '@hdoc/contract/approvals/drawing.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type StepRow = {
  institution_id: number
  id: number
  request_id: number
  place: number
  user_id: number
  user_name: string
  job_title: string
  active: boolean
  task: ApprovalTask
  label: string
  status: ApprovalStatus
  turn_at: string | null
  decided_at: string | null
  decided_by_id: number | null
  decided_by_name: string
  comment: string
  signed: SignatureWay | null
  /** Whose certificate signed, where it bears another name than who decided and they said that it is theirs. */
  signer: string
}
export type TakenStep = Granted<'approval.take', StepRow>

/** The steps of some requests, in their order. */
export function listSteps(db: TenantDb, requestIds: readonly number[]): Promise<StepRow[]> {
  return db.rows(sql<StepRow>`
    select s.institution_id, s.id, s.request_id, s.place, s.user_id, u.name as user_name, u.job_title, u.active, s.task, s.label, s.status, s.turn_at,
           s.decided_at, s.decided_by_id, s.decided_by_name, s.comment, g.way as signed,
           case when g.signer_confirmed then g.signer_name else '' end as signer
      from approval_steps s
      join users u on u.institution_id = s.institution_id and u.id = s.user_id
      left join approval_signatures g on g.institution_id = s.institution_id and g.step_id = s.id
     where s.institution_id = ${db.institutionId} and s.request_id = any(${[...requestIds]}::bigint[])
     order by s.request_id, s.place`)
}

/** The request and the document of a step. */
export function findPlaceOfStep(
  db: TenantDb,
  stepId: number,
): Promise<{ request_id: number; document_id: number } | undefined> {
  return db.maybe(sql<{ request_id: number; document_id: number }>`
    select s.request_id, r.document_id from approval_steps s
      join approval_requests r on r.institution_id = s.institution_id and r.id = s.request_id
     where s.institution_id = ${db.institutionId} and s.id = ${stepId}`)
}

export type NewStep = Pick<StepRow, 'place' | 'user_id' | 'task' | 'label' | 'status'> & {
  turnAt: Date | null
}

export async function addStep(db: TenantDb, requestId: number, step: NewStep): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into approval_steps (institution_id, request_id, place, user_id, task, label, status, turn_at)
    values (${db.institutionId}, ${requestId}, ${step.place}, ${step.user_id}, ${step.task}, ${step.label}, ${step.status}, ${step.turnAt}::timestamptz)
    returning id`)
  return id
}

/** A step that waits, has its turn or is revoked. */
export function storeStatus(
  db: TenantDb,
  { id }: Pick<StepRow, 'id'>,
  status: ApprovalStatus,
  turnAt: Date | null,
): Promise<number> {
  return db.run(sql`
    update approval_steps set status = ${status}, turn_at = coalesce(turn_at, ${turnAt}::timestamptz)
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** What a person decided. */
export function storeDecision(
  db: TenantDb,
  { id }: TakenStep,
  {
    status,
    at,
    by,
    comment,
  }: { status: ApprovalStatus; at: Date; by: { id: number; name: string }; comment: string },
): Promise<number> {
  return db.run(sql`
    update approval_steps set status = ${status}, decided_at = ${at}, decided_by_id = ${by.id}, decided_by_name = ${by.name}, comment = ${comment}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Gives a step to another person; their turn begins now, if it is one. */
export function storePerson(db: TenantDb, { id }: TakenStep, userId: number, at: Date): Promise<number> {
  return db.run(sql`
    update approval_steps set user_id = ${userId}, turn_at = case when turn_at is null then null else ${at}::timestamptz end
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Whose certificate signed. `confirmed`: it bears another name, and the person said that it is theirs. */
export type StepSigner = { name: string; issuer: string; serial: string; confirmed: boolean }

export type NewSignature = {
  way: SignatureWay
  shown: string
  signed: string
  fileVersion: number
  at: Date
  name: string
  jobTitle: string
  drawing: Drawing | null
  /** Whose certificate it is, of an electronic one. */
  signer?: StepSigner
}

export function addSignature(db: TenantDb, { id }: TakenStep, one: NewSignature): Promise<number> {
  const drawing = one.drawing === null ? null : JSON.stringify(one.drawing)
  const { signer } = one
  return db.run(sql`
    insert into approval_signatures (institution_id, step_id, way, shown_digest, signed_digest, file_version, at, name, job_title, drawing,
      signer_name, signer_issuer, signer_serial, signer_confirmed)
    values (${db.institutionId}, ${id}, ${one.way}, ${one.shown}, ${one.signed}, ${one.fileVersion}, ${one.at}, ${one.name}, ${one.jobTitle}, ${drawing}::jsonb,
      ${signer?.name ?? ''}, ${signer?.issuer ?? ''}, ${signer?.serial ?? ''}, ${signer?.confirmed ?? false})`)
}

/**
 * Everybody who was asked on the files of a document, or decided there for somebody: they see it. While somebody stands
 * in for a person, so do they, where a step is open or ended since.
 */
export async function listAsked(db: TenantDb, documentId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select distinct p.id from approval_requests r
      join approval_steps s on s.institution_id = r.institution_id and s.request_id = r.id
      cross join lateral (
        select s.user_id as id
        union all
        select s.decided_by_id
        union all
        select n.substitute_id from approval_stand_ins n
         where n.institution_id = s.institution_id and n.user_id = s.user_id and n.state <> 'ending'
           and (s.status in ('pending', 'waiting', 'waiting_for_signature') or s.decided_at >= n.since or r.ended_at >= n.since)) p
     where r.institution_id = ${db.institutionId} and r.document_id = ${documentId} and p.id is not null order by p.id`)
  return rows.map(({ id }) => id)
}

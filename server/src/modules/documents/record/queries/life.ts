import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { Deadline, DeadlineReason } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DocumentRow } from './documents.ts'

export type StatusFacts = {
  status: DocumentStatusId
  resume_status: DocumentStatusId | null
  pending_until: IsoDate | null
  deadline_on: IsoDate | null
}
/** What is stored: the status is never 4, and the other two fields are set with 15 only. */
export type StoredChange = Pick<StatusFacts, 'status' | 'resume_status' | 'pending_until'>
type Changing = Granted<'document.change_status', { readonly id: number }>
export type NewStatus = { document: Changing; change: StoredChange }

/** `at`: since when they stand so. */
export function storeStatuses(db: TenantDb, changes: readonly NewStatus[], at: Date): void {
  const statuses = changes.map(({ document: { id }, change }) => ({ ...change, id }))
  db.send(sql`
    update documents d set status = w.status, resume_status = w.resume_status, pending_until = w.pending_until,
           step_since = case when d.status = w.status then d.step_since else ${at} end,
           closed_on = case when is_closed_status(w.status) then coalesce(d.closed_on, local_day(${at})) end, version = d.version + 1
      from jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as w (id bigint, status smallint, resume_status smallint, pending_until date)
     where d.institution_id = ${db.institutionId} and d.id = w.id`)
}

/** The person who made a document wait. */
export type Waiter = Pick<Actor, 'institutionId' | 'id'>

export function findPendingNotice(db: TenantDb, documentId: number): Promise<Waiter | undefined> {
  return db.maybe(sql<Waiter>`
    select user_institution_id as "institutionId", user_id as id from document_notices
     where institution_id = ${db.institutionId} and document_id = ${documentId} and kind = 'pending_ended'`)
}

export type PendingNotice = { document: Changing; actor: Waiter; until: string | null }

/**
 * Keeps a notice for the person who made a document wait, due on the day the waiting ends. `until` null: the waiting
 * ended before, so there is nothing to tell.
 */
export function keepPendingNotices(db: TenantDb, notices: readonly PendingNotice[], at: Date): void {
  const ids = notices.map(({ document }) => document.id)
  db.send(sql`
    delete from document_notices
     where institution_id = ${db.institutionId} and document_id = any(${ids}::bigint[]) and kind = 'pending_ended'`)
  const due = notices
    .filter(({ until }) => until !== null)
    .map(({ document: { id }, actor, until }) => ({ id, by_in: actor.institutionId, by: actor.id, until }))
  if (due.length === 0) return
  db.send(sql`
    insert into document_notices (institution_id, document_id, user_institution_id, user_id, kind, due_on, created_at)
      select ${db.institutionId}, w.id, w.by_in, w.by, 'pending_ended', w.until, ${at}
        from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as w (id bigint, by_in bigint, by bigint, until date) order by w.id`)
}

type Extension = {
  at: Date
  by: string
  date: string
  dateReason: DeadlineReason
  reason: string
  /** It stood for so many days of the calendar, and nobody prolonged it. */
  stoodDays?: number
}

export async function storeExtension(
  db: TenantDb,
  document: Granted<'document.extend', DocumentRow>,
  { at, by, date, dateReason, reason, stoodDays }: Extension,
): Promise<void> {
  await db.run(sql`
    insert into document_extensions (institution_id, document_id, at, deadline_before, deadline_after, reason, by_name, stopped, stood_days)
    values (${db.institutionId}, ${document.id}, ${at}, ${document.deadline_on}, ${date}, ${reason}, ${by},
            ${stoodDays !== undefined}, ${stoodDays ?? null})`)
  await db.run(sql`
    update documents set deadline_on = ${date}, deadline_reason = ${JSON.stringify(dateReason)}::jsonb, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
}

/** Stores the deadline of a new type, as part of a change that raises the version itself. */
export function storeTypeDeadline(
  db: TenantDb,
  document: Granted<'document.edit', DocumentRow>,
  { date, reason }: { date: string | null; reason: Deadline['reason'] | null },
): Promise<number> {
  return db.run(sql`
    update documents set deadline_on = ${date}, deadline_reason = ${reason === null ? null : JSON.stringify(reason)}::jsonb
     where institution_id = ${db.institutionId} and id = ${document.id}`)
}

export type ExtensionRow = {
  at: string
  by: string
  before: string | null
  after: string
  reason: string
  stopped: boolean
  stood_days: number
}

export function listExtensions(db: TenantDb, documentId: number): Promise<ExtensionRow[]> {
  return db.rows(sql<ExtensionRow>`
    select at, by_name as by, deadline_before as before, deadline_after as after, reason, stopped,
           case when stopped then coalesce(stood_days, deadline_after - deadline_before, 0) else 0 end as stood_days
      from document_extensions
     where institution_id = ${db.institutionId} and document_id = ${documentId} and undone_at is null order by id desc`)
}

import type { BatchItemState, BatchWish } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { ErrorCode, FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { DeadlineReason } from '@hdoc/contract/ro/deadline.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { NamedPerson } from '../record/queries/assignment.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import type { Waiter } from '../record/queries/life.ts'

/** Why a document is left as it is: put into words when it is read. */
export type Reason = {
  code: ErrorCode
  values?: Record<string, unknown>
  fields?: Record<string, FieldProblem[]>
}

export type BatchState = 'ready' | 'running' | 'done' | 'undoing' | 'undone'
export type BatchRow = {
  id: number
  state: BatchState
  wish: BatchWish
  actor: Actor
  created_at: string
  started_at: string | null
  finished_at: string | null
}
const select = sql`id, state, wish, actor, created_at, started_at, finished_at`

/** What undoing brings back; only what the batch changed. */
export type Before = {
  status?: DocumentStatusId
  resume_status?: DocumentStatusId | null
  pending_until?: string | null
  /** The day it was closed: a document that the batch had opened again is closed on that day, not on that of the undo. */
  closed_on?: string | null
  /** Who made the document wait; only with status 15. */
  pending_for?: Waiter
  access_level?: number
  doc_type_id?: number
  doc_type_version?: number
  doc_type_name?: string
  deadline_on?: string | null
  deadline_reason?: DeadlineReason | null
  /** The department at work, and everybody who was named. */
  assigned?: { group_id: number | null; group: string; people: NamedPerson[] }
}

/** Forgets previews of a person that were never started: a new one takes their place. */
export function dropPreviews(db: TenantDb, by: Actor): Promise<number> {
  return db.run(sql`
    delete from document_batches
     where institution_id = ${db.institutionId} and by_institution_id = ${by.institutionId} and by_id = ${by.id} and state = 'ready'`)
}

export async function addBatch(db: TenantDb, by: Actor, at: Date, wish: BatchWish): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into document_batches (institution_id, wish, actor, by_institution_id, by_id, created_at)
    values (${db.institutionId}, ${JSON.stringify(wish)}::jsonb, ${JSON.stringify(by)}::jsonb, ${by.institutionId}, ${by.id}, ${at})
    returning id`)
  return id
}

export type NewItem = { document_id: number; version: number; state: 'will' | 'wont'; reason: Reason | null }

export async function addItems(db: TenantDb, batchId: number, items: readonly NewItem[]): Promise<void> {
  await db.run(sql`
    insert into document_batch_items (institution_id, batch_id, document_id, version, state, reason)
    select ${db.institutionId}, ${batchId}, x.document_id, x.version, x.state, x.reason
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) x(document_id bigint, version integer, state text, reason jsonb)`)
}

export function findOwnBatch(db: TenantDb, by: Actor, id: number): Promise<BatchRow | undefined> {
  return db.maybe(sql<BatchRow>`
    select ${select} from document_batches
     where institution_id = ${db.institutionId} and id = ${id} and by_institution_id = ${by.institutionId} and by_id = ${by.id}`)
}

export function findBatch(db: TenantDb, id: number): Promise<BatchRow | undefined> {
  return db.maybe(sql<BatchRow>`
    select ${select} from document_batches where institution_id = ${db.institutionId} and id = ${id}`)
}

/**
 * Moves a batch from one state to another; 0 when somebody else did already. `actor`: in whose name it goes
 * on.
 */
export function enterState(
  db: TenantDb,
  id: number,
  { from, to, at, actor }: { from: BatchState; to: BatchState; at: Date; actor?: Actor },
): Promise<number> {
  const when = {
    ready: sql`created_at`,
    running: sql`started_at`,
    done: sql`finished_at`,
    undoing: sql`undone_at`,
    undone: sql`undone_at`,
  }
  return db.run(sql`
    update document_batches set state = ${to}, ${when[to]} = ${at}, actor = coalesce(${actor ? JSON.stringify(actor) : null}::jsonb, actor)
     where institution_id = ${db.institutionId} and id = ${id} and state = ${from}`)
}

export function countItems(
  db: TenantDb,
  batchId: number,
): Promise<{ state: BatchItemState; count: number }[]> {
  return db.rows(sql<{ state: BatchItemState; count: number }>`
    select state, count(*) as count from document_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} group by state`)
}

export type ItemRow = { document_id: number; version: number; state: BatchItemState; reason: Reason | null }

export function listItems(
  db: TenantDb,
  batchId: number,
  { state, offset, limit }: { state: BatchItemState | undefined; offset: number; limit: number },
): Promise<ItemRow[]> {
  return db.rows(sql<ItemRow>`
    select document_id, version, state, reason from document_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and state = coalesce(${state ?? null}, state)
     order by document_id desc offset ${offset} limit ${limit}`)
}

/** Documents of a batch that are still to be done. */
export async function waitingIds(
  db: TenantDb,
  batchId: number,
  state: 'will' | 'changed',
  limit: number,
): Promise<number[]> {
  const rows = await db.rows(sql<{ document_id: number }>`
    select document_id from document_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and state = ${state} order by document_id limit ${limit}`)
  return rows.map(({ document_id }) => document_id)
}

export type LockedItem = { version: number; version_after: number | null; before: Before | null }

/** Locks an item; undefined when another worker did it meanwhile. */
export function lockItem(
  db: TenantDb,
  batchId: number,
  documentId: number,
  state: 'will' | 'changed',
): Promise<LockedItem | undefined> {
  return db.maybe(sql<LockedItem>`
    select version, version_after, before from document_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and document_id = ${documentId} and state = ${state} for update`)
}

export function finishItem(
  db: TenantDb,
  batchId: number,
  documentId: number,
  done: { state: BatchItemState; reason?: Reason; before?: Before },
): Promise<number> {
  return db.run(sql`
    update document_batch_items i
       set state = ${done.state}, reason = ${done.reason ? JSON.stringify(done.reason) : null}::jsonb,
           before = coalesce(${done.before ? JSON.stringify(done.before) : null}::jsonb, i.before),
           version_after = (select d.version from documents d where d.institution_id = i.institution_id and d.id = i.document_id)
     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.document_id = ${documentId}`)
}

/** Refuses all items of a batch that are still to be done, for one and the same reason. */
export function refuseItems(
  db: TenantDb,
  batchId: number,
  { from, to, reason }: { from: 'will' | 'changed'; to: BatchItemState; reason: Reason },
): Promise<number> {
  return db.run(sql`
    update document_batch_items set state = ${to}, reason = ${JSON.stringify(reason)}::jsonb
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and state = ${from}`)
}

/** Puts a document back to what it was before a batch; the rest stays as it is now. */
export async function restoreDocument(
  db: TenantDb,
  document: Granted<'document.restore', DocumentRow>,
  before: Before,
): Promise<void> {
  const v = { ...document, ...before }
  await db.run(sql`
    update documents set status = ${v.status}, resume_status = ${v.resume_status}, pending_until = ${v.pending_until}, closed_on = ${v.closed_on}, access_level = ${v.access_level},
           doc_type_id = ${v.doc_type_id}, deadline_on = ${v.deadline_on},
           deadline_reason = ${v.deadline_reason === null ? null : JSON.stringify(v.deadline_reason)}::jsonb, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
  // A change of the type also sets the version that the type has now; a restored document gets back the
  // version it had.
  if (before.doc_type_version !== undefined)
    await db.run(sql`
      update documents set doc_type_version = ${before.doc_type_version}
       where institution_id = ${db.institutionId} and id = ${document.id}`)
}

/** Marks the last extension of a document as undone: it is no longer shown, but the history keeps it. */
export function dropExtension(
  db: TenantDb,
  document: Granted<'document.restore', DocumentRow>,
  at: Date,
): Promise<number> {
  return db.run(sql`
    update document_extensions set undone_at = ${at}
     where institution_id = ${db.institutionId} and id = (
       select max(id) from document_extensions where institution_id = ${db.institutionId} and document_id = ${document.id} and undone_at is null)`)
}

/**
 * Those of some documents that a viewer would still see at another access level. The level is set, the rule
 * itself is asked (`see`), and the change is rolled back.
 */
export async function seenAtLevel(
  db: TenantDb,
  ids: readonly number[],
  level: number,
  see: () => Promise<number[]>,
): Promise<number[]> {
  await db.run(sql`savepoint at_level`)
  await db.run(sql`
    update documents set access_level = ${level} where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
  const seen = await see()
  await db.run(sql`rollback to savepoint at_level`)
  return seen
}

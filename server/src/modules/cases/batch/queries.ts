import type { BatchWish, GivingItemState } from '@hdoc/contract/cases/case-batches.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Reason } from '../../documents/index.ts'
import type { ItemBefore } from './item-before.ts'

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

/** Forgets previews of a person that were never started: a new one takes their place. */
export function dropPreviews(db: TenantDb, by: Actor): Promise<number> {
  return db.run(sql`
    delete from case_batches
     where institution_id = ${db.institutionId} and by_institution_id = ${by.institutionId} and by_id = ${by.id} and state = 'ready'`)
}

type NewBatch = { by: Actor; at: Date; wish: BatchWish; state: 'ready' | 'done' }

export async function addBatch(db: TenantDb, { by, at, wish, state }: NewBatch): Promise<number> {
  const finished = state === 'done' ? at : null
  const { id } = await db.one(sql<{ id: number }>`
    insert into case_batches (institution_id, state, wish, actor, by_institution_id, by_id, created_at, started_at, finished_at)
    values (${db.institutionId}, ${state}, ${JSON.stringify(wish)}::jsonb, ${JSON.stringify(by)}::jsonb, ${by.institutionId}, ${by.id},
            ${at}, ${finished}, ${finished})
    returning id`)
  return id
}

export type NewItem = {
  share_id: number
  case_id: number
  version: number
  state: 'will' | 'wont'
  reason: Reason | null
}

export async function addItems(db: TenantDb, batchId: number, items: readonly NewItem[]): Promise<void> {
  await db.run(sql`
    insert into case_batch_items (institution_id, batch_id, share_id, case_id, version, state, reason)
    select ${db.institutionId}, ${batchId}, x.share_id, x.case_id, x.version, x.state, x.reason
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
           x(share_id bigint, case_id bigint, version integer, state text, reason jsonb)`)
}

export function findOwnBatch(db: TenantDb, by: Actor, id: number): Promise<BatchRow | undefined> {
  return db.maybe(sql<BatchRow>`
    select ${select} from case_batches
     where institution_id = ${db.institutionId} and id = ${id} and by_institution_id = ${by.institutionId} and by_id = ${by.id}`)
}

export function findBatch(db: TenantDb, id: number): Promise<BatchRow | undefined> {
  return db.maybe(sql<BatchRow>`
    select ${select} from case_batches where institution_id = ${db.institutionId} and id = ${id}`)
}

type Turn = { from: BatchState; to: BatchState; at: Date; actor?: Actor }

/** Moves a batch on; 0 when it was not in `from` (any more). */
export function enterState(db: TenantDb, id: number, { from, to, at, actor }: Turn): Promise<number> {
  const when = {
    ready: sql`created_at`,
    running: sql`started_at`,
    done: sql`finished_at`,
    undoing: sql`undone_at`,
    undone: sql`undone_at`,
  }
  return db.run(sql`
    update case_batches set state = ${to}, ${when[to]} = ${at}, actor = coalesce(${actor ? JSON.stringify(actor) : null}::jsonb, actor)
     where institution_id = ${db.institutionId} and id = ${id} and state = ${from}`)
}

export function countItems(
  db: TenantDb,
  batchId: number,
): Promise<{ state: GivingItemState; count: number }[]> {
  return db.rows(sql<{ state: GivingItemState; count: number }>`
    select state, count(*) as count from case_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} group by state`)
}

export type ItemRow = {
  share_id: number
  case_id: number
  origin_id: number
  number: string
  title: string
  group_name: string | null
  user_name: string | null
  state: GivingItemState
  reason: Reason | null
}

export function listItems(
  db: TenantDb,
  batchId: number,
  { state, offset, limit }: { state: GivingItemState | undefined; offset: number; limit: number },
): Promise<ItemRow[]> {
  return db.rows(sql<ItemRow>`
    select i.share_id, i.case_id, c.origin_id, c.number, c.title, g.name as group_name, u.name as user_name, i.state, i.reason
      from case_batch_items i
      join cases c on c.institution_id = i.institution_id and c.id = i.case_id
      join case_shares s on s.institution_id = i.institution_id and s.id = i.share_id
      left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.state = coalesce(${state ?? null}, i.state)
     order by i.share_id offset ${offset} limit ${limit}`)
}

/** Shares of a batch that are still to be done; what was given last is undone first. */
export async function waitingIds(
  db: TenantDb,
  batchId: number,
  state: 'will' | 'changed',
  limit: number,
): Promise<number[]> {
  const order = state === 'will' ? sql`share_id` : sql`share_id desc`
  const rows = await db.rows(sql<{ share_id: number }>`
    select share_id from case_batch_items
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and state = ${state} order by ${order} limit ${limit}`)
  return rows.map(({ share_id }) => share_id)
}

export type LockedItem = { case_id: number; version: number; before: ItemBefore | null }

/** Locks the cases of some shares of a batch in the order of their ids, as everybody does who locks several. */
export async function lockCasesOfItems(
  db: TenantDb,
  batchId: number,
  shareIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    select 1 from cases c
     where c.institution_id = ${db.institutionId}
       and c.id in (select i.case_id from case_batch_items i
                     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.share_id = any(${[...shareIds]}::bigint[]))
     order by c.id for update`)
}

/**
 * Locks an item; undefined when another worker did it meanwhile. `version`: that of its case as the preview, or
 * this batch itself, left it.
 */
export function lockItem(
  db: TenantDb,
  batchId: number,
  shareId: number,
  state: 'will' | 'changed',
): Promise<LockedItem | undefined> {
  return db.maybe(sql<LockedItem>`
    select i.case_id, i.before,
           greatest(i.version, (select max(o.version_after) from case_batch_items o
                                 where o.institution_id = i.institution_id and o.batch_id = i.batch_id and o.case_id = i.case_id)) as version
      from case_batch_items i
     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.share_id = ${shareId} and i.state = ${state} for update`)
}

type Done = { state: GivingItemState; reason?: Reason; before?: ItemBefore }

/** The outcome of an item. Only what the batch itself did moves the version that it knows of the case. */
export function finishItem(db: TenantDb, batchId: number, shareId: number, done: Done): Promise<number> {
  const isDone = done.state === 'changed' || done.state === 'undone'
  return db.run(sql`
    update case_batch_items i
       set state = ${done.state}, reason = ${done.reason ? JSON.stringify(done.reason) : null}::jsonb,
           before = coalesce(${done.before ? JSON.stringify(done.before) : null}::jsonb, i.before),
           version_after = case when ${isDone} then
             (select c.version from cases c where c.institution_id = i.institution_id and c.id = i.case_id) else i.version_after end
     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.share_id = ${shareId}`)
}

/** Refuses all items of a batch that are still to be done, for one and the same reason. */
export function refuseItems(
  db: TenantDb,
  batchId: number,
  { from, to, reason }: { from: 'will' | 'changed'; to: GivingItemState; reason: Reason },
): Promise<number> {
  return db.run(sql`
    update case_batch_items set state = ${to}, reason = ${JSON.stringify(reason)}::jsonb
     where institution_id = ${db.institutionId} and batch_id = ${batchId} and state = ${from}`)
}

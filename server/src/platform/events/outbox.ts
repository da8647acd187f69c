import type { PlatformDb, TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface OutboxRow {
  id: number
  type: string
  payload: unknown
  created_at: string
}

export type FailedRow = OutboxRow & { attempts: number }

/**
 * Ids of the institutions with something to deliver now. Each costs one look into an
 * index, however long its backlog.
 */
export async function listWaiting(db: PlatformDb): Promise<number[]> {
  const next = (table: 'outbox_events' | 'outbox_failures', due: boolean, after?: string) => sql`
    select institution_id from ${sql.table(table)}
     where ${due ? sql`retry_at <= now()` : sql`true`} and ${after ? sql`institution_id > ${sql.ref(after)}` : sql`true`}
     order by institution_id limit 1`
  const rows = await db.rows(sql<{ id: number }>`
    with recursive waiting as (
      (${next('outbox_events', false)})
      union all
      select (${next('outbox_events', false, 'w.institution_id')}) from waiting w where w.institution_id is not null),
    due as (
      (${next('outbox_failures', true)})
      union all
      select (${next('outbox_failures', true, 'd.institution_id')}) from due d where d.institution_id is not null)
    select institution_id as id from waiting where institution_id is not null
    union select institution_id from due where institution_id is not null order by id`)
  return rows.map(({ id }) => id)
}

/**
 * Takes at most `most` events out of the backlog. Events of types that come in masses come last;
 * otherwise the oldest event comes first. Each type is read from its own place in the index, so a long
 * backlog costs no more than a short one.
 */
export function takeEvents(db: TenantDb, inMasses: readonly string[], most: number): Promise<OutboxRow[]> {
  return db.rows(sql<OutboxRow>`
    with recursive types as (
      (select o.type from outbox_events o where o.institution_id = ${db.institutionId} order by o.type limit 1)
      union all
      select (select o.type from outbox_events o where o.institution_id = ${db.institutionId} and o.type > t.type order by o.type limit 1)
        from types t where t.type is not null),
    chosen as materialized (
      select e.place
        from types t cross join lateral (
          select o.ctid as place, o.id from outbox_events o where o.institution_id = ${db.institutionId} and o.type = t.type
           order by o.id limit ${most} for update skip locked) e
       where t.type is not null
       order by t.type = any (${[...inMasses]}::text[]), e.id limit ${most})
    delete from outbox_events o
     where o.institution_id = ${db.institutionId} and o.ctid = any (array(select place from chosen))
    returning o.id, o.type, o.payload, o.created_at`)
}

/**
 * The pause after the n-th failure, in seconds. After `MOST_ATTEMPTS` failures, about
 * an hour, no further try is made.
 */
const pause = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 600)
export const MOST_ATTEMPTS = 12

/** Moves an event that failed from the backlog to the failures, so that no event behind it waits. */
export async function putAside(db: TenantDb, { id, type }: OutboxRow, failure: string): Promise<void> {
  await db.run(sql`
    with taken as (
      delete from outbox_events where institution_id = ${db.institutionId} and type = ${type} and id = ${id}
      returning institution_id, id, type, payload, created_at)
    insert into outbox_failures (institution_id, id, type, payload, created_at, attempts, retry_at, failed_at, failure)
    select institution_id, id, type, payload, created_at, 1, now() + ${pause(1)}::int * interval '1 second', now(), ${failure} from taken`)
}

/** The failed event whose next try is due for longest; its row is locked until the transaction ends. */
export function takeDue(db: TenantDb): Promise<FailedRow | undefined> {
  return db.maybe(sql<FailedRow>`
    select id, type, payload, created_at, attempts from outbox_failures
     where institution_id = ${db.institutionId} and retry_at <= now() order by retry_at limit 1 for update skip locked`)
}

export async function removeFailure(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from outbox_failures where institution_id = ${db.institutionId} and id = ${id}`)
}

/**
 * Notes one more failure of an event that was put aside. After the last try the event becomes a dead letter.
 */
export async function keepAside(db: TenantDb, { id, attempts }: FailedRow, failure: string): Promise<void> {
  const made = attempts + 1
  await db.run(sql`
    update outbox_failures
       set attempts = ${made}, failed_at = now(), failure = ${failure},
           retry_at = case when ${made}::int < ${MOST_ATTEMPTS}::int then now() + ${pause(made)}::int * interval '1 second' end
     where institution_id = ${db.institutionId} and id = ${id} and attempts = ${attempts}`)
}

export type DeadLetters = {
  institution_id: number
  tag: string
  type: string
  count: number
  failure: string
}

/** Dead letters by institution and type: how many there are, and the failure text of the newest. */
export function listDeadLetters(db: PlatformDb, institutionId?: number): Promise<DeadLetters[]> {
  return db.rows(sql<DeadLetters>`
    select f.institution_id, i.tag, f.type, count(*)::int as count, (array_agg(f.failure order by f.failed_at desc))[1] as failure
      from outbox_failures f join institutions i on i.id = f.institution_id
     where f.retry_at is null and f.institution_id = coalesce(${institutionId ?? null}::bigint, f.institution_id)
     group by f.institution_id, i.tag, f.type order by f.institution_id, f.type`)
}

/** Makes all dead letters due at once, with all their tries anew. Answers how many there were. */
export function putBackDeadLetters(db: PlatformDb): Promise<number> {
  return db.run(sql`update outbox_failures set retry_at = now(), attempts = 0 where retry_at is null`)
}

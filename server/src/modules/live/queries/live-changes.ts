import { LIVE_BEHIND_MS, LIVE_KEPT_HOURS } from '@hdoc/contract/live/live-events.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/** A change with its position; `subject_ids` are all of one kind, changed in one way by one person. */
export type LiveRow = {
  position: number
  subject_type: string
  action: string
  subject_ids: number[]
  actor_institution_id: number
  actor_id: number
  /** The only person who is told; null = whoever may see the subject. */
  for_institution_id: number | null
  for_user_id: number | null
}

const columns = sql`c.position, c.subject_type, c.action, c.subject_ids::text[]::float8[] as subject_ids, c.actor_institution_id, c.actor_id,
  c.for_institution_id, c.for_user_id`

/** The position given last; 0 = none yet. */
export async function headOf(db: TenantDb): Promise<number> {
  const row = await db.maybe(
    sql<{ position: number }>`select position from live_heads where institution_id = ${db.institutionId}`,
  )
  return row?.position ?? 0
}

/** Whether everything after this position is still kept. */
export async function keepsAfter(db: TenantDb, position: number, head: number): Promise<boolean> {
  if (position === head) return true
  if (position > head) return false
  const next = await db.maybe(sql`
    select from live_changes where institution_id = ${db.institutionId} and position = ${position + 1}`)
  return next !== undefined
}

const list = (db: TenantDb, where: Fragment, most: number): Promise<LiveRow[]> =>
  db.rows(sql<LiveRow>`
    select ${columns} from live_changes c where c.institution_id = ${db.institutionId} and ${where} order by c.position limit ${most}`)

/** Changes after a position, oldest first, at most `most`. */
export const listAfter = (db: TenantDb, position: number, most: number): Promise<LiveRow[]> =>
  list(db, sql`c.position > ${position}`, most)

/** Changes of the last so many milliseconds, oldest first, at most `most`. */
export const listSince = (db: TenantDb, milliseconds: number, most: number): Promise<LiveRow[]> =>
  list(
    db,
    sql`c.at > now() - ${Math.min(milliseconds, LIVE_BEHIND_MS)}::int * interval '1 millisecond'`,
    most,
  )

/** Gives positions to at most `most` changes that wait for one, and notifies the servers. Answers how many. */
export async function placeChanges(db: PlatformDb, most: number): Promise<number> {
  const { placed } = await db.one(sql<{ placed: number }>`select place_live_changes(${most}) as placed`)
  return placed
}

/** Forgets changes that no page asks for any more. */
export const forgetChanges = (db: PlatformDb): Promise<number> =>
  db.run(sql`delete from live_changes where at < now() - ${LIVE_KEPT_HOURS}::int * interval '1 hour'`)

type Told = { subjectType: string; action: string; subjectId?: number }
type Person = { institutionId: number; id: number }

/**
 * Tells open pages of a change that the trail does not hold, once the transaction commits: one person, or
 * everybody who may see it.
 */
export async function tellLive(
  db: TenantDb,
  { subjectType, action, subjectId }: Told,
  person?: Person,
): Promise<void> {
  await db.run(sql`
    select tell_live(${db.institutionId}, ${subjectType}, ${action}, ${subjectId === undefined ? [] : [subjectId]}::bigint[],
      ${person?.institutionId ?? null}::bigint, ${person?.id ?? null}::bigint)`)
}

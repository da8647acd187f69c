import type { ScanNote, ScanRefusal } from '@hdoc/contract/scans/scans.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ScanRow = {
  id: number
  name: string
  source: 'folder' | 'phone'
  sent_by: string
  arrived_at: string
  state: 'composing' | 'reading' | 'waiting' | 'discarded'
  mime: string
  size: number
  sha256: string | null
  pages: number | null
  thumb_sha256: string | null
  note: ScanNote
  settled_at: string | null
  discarded_by_name: string
  discard_reason: string
}
export type ListedScan = ScanRow & { taken_by: string }

const columns = sql`s.id, s.name, s.source, coalesce(s.sent_by->>'name', '') as sent_by, s.arrived_at, s.state, s.mime, s.size, s.sha256, s.pages,
  s.thumb_sha256, s.note, s.settled_at, s.discarded_by_name, s.discard_reason`

/**
 * Who took the scan last and has neither used it nor given it back. A taking before `since` does not count,
 * because a browser may end without a word.
 */
const takenBy = (since: Date) => sql`
  coalesce((select f.created_by_name from files f
             where f.institution_id = s.institution_id and f.scan_id = s.id and f.document_id is null and f.created_at > ${since}
             order by f.created_at desc, f.id desc limit 1), '') as taken_by`

const inInbox = sql`s.state in ('composing', 'reading', 'waiting')`
/** What a phone sends to a document passes through the inbox only when it cannot go there. */
const isForInbox = sql`not (s.state = 'composing' and s.document_id is not null)`

export function listScans(
  db: TenantDb,
  state: 'waiting' | 'discarded',
  page: { limit: number; offset: number; takenSince: Date },
): Promise<ListedScan[]> {
  const which =
    state === 'waiting'
      ? sql`${inInbox} and ${isForInbox} order by s.id desc`
      : sql`s.state = 'discarded' order by s.settled_at desc, s.id desc`
  return db.rows(sql<ListedScan>`
    select ${columns}, ${takenBy(page.takenSince)} from scans s where s.institution_id = ${db.institutionId} and ${which} limit ${page.limit} offset ${page.offset}`)
}

export function countScans(db: TenantDb): Promise<{ waiting: number; reading: number; discarded: number }> {
  return db.one(sql<{ waiting: number; reading: number; discarded: number }>`
    select count(*) filter (where s.state = 'waiting') as waiting,
           count(*) filter (where s.state in ('composing', 'reading')) as reading,
           count(*) filter (where s.state = 'discarded') as discarded
      from scans s where s.institution_id = ${db.institutionId} and ${isForInbox} and (${inInbox} or s.state = 'discarded')`)
}

export type RefusalRow = { id: number; name: string; reason: ScanRefusal; at: string }
export function listRefusals(db: TenantDb, since: Date): Promise<RefusalRow[]> {
  return db.rows(sql<RefusalRow>`
    select id, name, reason, refused_at as at from scan_refusals
     where institution_id = ${db.institutionId} and refused_at > ${since} order by id desc limit 50`)
}

/** A scan that lies in the inbox or among what was thrown away. */
export function findScan(db: TenantDb, id: number): Promise<ScanRow | undefined> {
  return db.maybe(sql<ScanRow>`
    select ${columns} from scans s
     where s.institution_id = ${db.institutionId} and s.id = ${id} and s.state in ('reading', 'waiting', 'discarded')`)
}

/** Those of the ids that are in a state, locked in their order. */
export function lockScans(
  db: TenantDb,
  ids: readonly number[],
  state: 'waiting' | 'discarded',
): Promise<ScanRow[]> {
  return db.rows(sql<ScanRow>`
    select ${columns} from scans s
     where s.institution_id = ${db.institutionId} and s.id = any(${[...ids]}::bigint[]) and s.state = ${state} order by s.id for update of s`)
}

export type GoneScan = {
  name: string
  state: 'attached' | 'discarded'
  document_id: number | null
  /** Who attached it or threw it away. */
  by: string
}
/** Finds one of the scans that has left the inbox by somebody's doing. */
export function findGone(db: TenantDb, ids: readonly number[]): Promise<GoneScan | undefined> {
  return db.maybe(sql<GoneScan>`
    select s.name, s.state, s.document_id,
           case when s.state = 'discarded' then s.discarded_by_name else coalesce(e.created_by_name, f.created_by_name, '') end as by
      from scans s
      left join files f on f.institution_id = s.institution_id and f.scan_id = s.id and f.document_id is not null
      left join earlier_file_versions e on e.institution_id = f.institution_id and e.file_id = f.id and e.version = 1
     where s.institution_id = ${db.institutionId} and s.id = any(${[...ids]}::bigint[]) and s.state in ('attached', 'discarded')
     order by s.id limit 1`)
}

export type TakenUpload = { id: number; scan_id: number; name: string; mime: string; size: number }
/** Makes scans uploads of the caller. Scans the caller has taken already are given again. */
export async function takeAsUploads(
  db: TenantDb,
  scans: readonly (ScanRow & { kind: string })[],
  actor: Actor,
  at: Date,
): Promise<TakenUpload[]> {
  const ids = scans.map(({ id }) => id)
  const kinds = scans.map(({ kind }) => kind)
  const own = sql`f.institution_id = ${db.institutionId} and f.document_id is null and f.created_by_institution_id = ${actor.institutionId} and f.created_by_id = ${actor.id}`
  await db.run(sql`update files f set created_at = ${at} where ${own} and f.scan_id = any(${ids}::bigint[])`)
  await db.run(sql`
    insert into files (institution_id, scan_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    select s.institution_id, s.id, s.name, s.mime, k.kind, s.size, s.sha256, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name}
      from unnest(${ids}::bigint[], ${kinds}::text[]) k(id, kind)
      join scans s on s.institution_id = ${db.institutionId} and s.id = k.id
     where not exists (select from files f where ${own} and f.scan_id = s.id)
     order by s.id`)
  return db.rows(sql<TakenUpload>`
    select f.id, f.scan_id, f.name, f.mime, f.size from files f where ${own} and f.scan_id = any(${ids}::bigint[]) order by f.scan_id`)
}

export async function discardScans(
  db: TenantDb,
  ids: readonly number[],
  by: { name: string; reason: string; at: Date },
): Promise<void> {
  await db.run(sql`
    update scans set state = 'discarded', discarded_by_name = ${by.name}, discard_reason = ${by.reason}, settled_at = ${by.at}
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
  // Nobody may attach what was thrown away from a form that is still open.
  await db.run(sql`
    delete from files where institution_id = ${db.institutionId} and document_id is null and scan_id = any(${[...ids]}::bigint[])`)
}

export async function restoreScans(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    update scans set state = 'waiting', discarded_by_name = '', discard_reason = '', settled_at = null
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}

export function getFolderNames(db: TenantDb): Promise<{ id: number; tag: string; scan_folder: string }> {
  return db.one(sql<{ id: number; tag: string; scan_folder: string }>`
    select i.id, i.tag, s.scan_folder from institutions i join institution_settings s on s.institution_id = i.id
     where i.id = ${db.institutionId} and s.institution_id = ${db.institutionId}`)
}

export async function setFolderName(db: TenantDb, name: string): Promise<void> {
  await db.run(
    sql`update institution_settings set scan_folder = ${name} where institution_id = ${db.institutionId}`,
  )
}

import type { ScanNote, ScanRefusal } from '@hdoc/contract/scans/scans.ts'
import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ScanFolder = { id: number; tag: string; scan_folder: string }

export function listScanFolders(db: PlatformDb): Promise<ScanFolder[]> {
  return db.rows(sql<ScanFolder>`
    select i.id, i.tag, s.scan_folder from institutions i join institution_settings s on s.institution_id = i.id
     where i.id > 0 order by i.id`)
}

export type Content = { name: string; mime: string; size: number; sha256: string }

/** Adds a file of the folder once, however often it is found there. */
export async function addArrived(db: TenantDb, file: Content & { key: string; at: Date }): Promise<void> {
  await db.run(sql`
    insert into scans (institution_id, source, state, name, mime, size, sha256, arrived_at, folder_key)
    values (${db.institutionId}, 'folder', 'reading', ${file.name}, ${file.mime}, ${file.size}, ${file.sha256}, ${file.at}, ${file.key})
    on conflict on constraint scans_folder_key do nothing`)
}

export async function addRefusal(
  db: TenantDb,
  refusal: { name: string; reason: ScanRefusal; key: string; at: Date },
): Promise<void> {
  await db.run(sql`
    insert into scan_refusals (institution_id, name, reason, refused_at, folder_key)
    values (${db.institutionId}, ${refusal.name}, ${refusal.reason}, ${refusal.at}, ${refusal.key})
    on conflict on constraint scan_refusals_folder_key do nothing`)
}

export type LeasedScan = {
  institution_id: number
  id: number
  source: 'folder' | 'phone'
  state: 'composing' | 'reading'
  name: string
  mime: string
  size: number
  sha256: string | null
  arrived_at: string
  /** This one included. */
  attempts: number
  phone_link_id: number | null
  document_id: number | null
  sent_by: AuditActor | null
}

/** Leases the oldest scan that nobody works on to this worker, for some minutes. */
export function leaseScan(
  db: PlatformDb,
  { now, until, workerId }: { now: Date; until: Date; workerId: number | null },
): Promise<LeasedScan | undefined> {
  return db.maybe(sql<LeasedScan>`
    with next as (
      select institution_id, id from scans
       where state in ('composing', 'reading') and (leased_until is null or leased_until < ${now})
       order by leased_until nulls first, id limit 1 for update skip locked)
    update scans s set leased_until = ${until}, leased_by = ${workerId}, attempts = attempts + 1
      from next where s.institution_id = next.institution_id and s.id = next.id
    returning s.institution_id, s.id, s.source, s.state, s.name, s.mime, s.size, s.sha256, s.arrived_at, s.attempts, s.phone_link_id,
              s.document_id, s.sent_by`)
}

/** Frees scans whose worker is gone, for the next one. The try that was cut off counts. */
export function freeLeases(db: PlatformDb, workerIds: readonly number[]): Promise<number> {
  return db.run(sql`
    update scans set leased_until = null, leased_by = null
     where leased_by = any(${[...workerIds]}::int[]) and state in ('composing', 'reading')`)
}

/**
 * Hands back a scan that a stop cut off, for the next worker. A stop is not the scan's fault, and costs it no
 * try.
 */
export function handBackScan(
  db: TenantDb,
  scan: Pick<LeasedScan, 'id' | 'attempts' | 'state'>,
): Promise<number> {
  return db.run(sql`
    update scans set leased_until = null, leased_by = null, attempts = attempts - 1
     where institution_id = ${db.institutionId} and id = ${scan.id} and state = ${scan.state} and attempts = ${scan.attempts}`)
}

/**
 * Does the work of this lease still count? Not when another worker has taken the scan over since. Locks the
 * scan.
 */
export async function holdsLease(
  db: TenantDb,
  scan: Pick<LeasedScan, 'id' | 'attempts' | 'state'>,
): Promise<boolean> {
  const found = await db.maybe(sql`
    select from scans where institution_id = ${db.institutionId} and id = ${scan.id} and state = ${scan.state} and attempts = ${scan.attempts}
       for update`)
  return found !== undefined
}

export type Looked = { pages: number | null; thumb: string | null }

/** Lets a scan wait for a person. A note that is there already stays when the new one is empty. */
export async function keepWaiting(db: TenantDb, id: number, looked: Looked, note: ScanNote): Promise<void> {
  await db.run(sql`
    update scans set state = 'waiting', pages = ${looked.pages}, thumb_sha256 = ${looked.thumb},
           note = case when ${note} = '' then note else ${note} end, leased_until = null
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function settle(
  db: TenantDb,
  id: number,
  to: { state: 'attached'; documentId: number } | { state: 'divided' },
  looked: Looked,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update scans set state = ${to.state}, document_id = coalesce(${to.state === 'attached' ? to.documentId : null}, document_id),
           pages = ${looked.pages}, thumb_sha256 = ${looked.thumb}, settled_at = ${at}, leased_until = null
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Adds a part of a divided scan. From here on the part is a scan of its own. */
export async function addPart(
  db: TenantDb,
  parent: Pick<LeasedScan, 'id' | 'source' | 'arrived_at' | 'sent_by'>,
  part: Content & { pages: number; thumb: string | null; note: ScanNote },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into scans (institution_id, source, state, name, mime, size, sha256, arrived_at, pages, thumb_sha256, note, parent_id, sent_by)
    values (${db.institutionId}, ${parent.source}, 'waiting', ${part.name}, ${part.mime}, ${part.size}, ${part.sha256},
            ${parent.arrived_at}::timestamptz, ${part.pages}, ${part.thumb}, ${part.note}, ${parent.id}, ${JSON.stringify(parent.sent_by)}::jsonb)
    returning id`)
  return id
}

/** Stores the PDF that a phone's photos became. */
export async function keepComposed(
  db: TenantDb,
  id: number,
  file: Content & { pages: number; note: ScanNote },
): Promise<void> {
  await db.run(sql`
    update scans set state = 'reading', sha256 = ${file.sha256}, mime = ${file.mime}, size = ${file.size}, name = ${file.name},
           pages = ${file.pages}, note = ${file.note}, leased_until = null, attempts = 0
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export type Photo = { sha256: string; mime: string; size: number }
export function listPhotos(db: TenantDb, linkId: number): Promise<Photo[]> {
  return db.rows(sql<Photo>`
    select sha256, mime, size from phone_photos where institution_id = ${db.institutionId} and link_id = ${linkId} and page is not null order by page`)
}

export async function removeScan(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from scans where institution_id = ${db.institutionId} and id = ${id}`)
}

import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../visibility/queries/visibility.ts'
import type { DocumentRow } from './documents.ts'

export type FileRecord = {
  id: number
  name: string
  mime: string
  kind: string
  size: number
  sha256: string
  created_at: string
  created_by_name: string
  /** null while it waits for its document. */
  document_id: number | null
  version: number
  restored_from: number | null
  /** Came as a scan of the paper. */
  scan: boolean
  /** Sent by the citizen, by a data request. */
  from_citizen: boolean
  locked_at: string | null
  locked_by_institution_id: number | null
  locked_by_id: number | null
  locked_by_name: string | null
  /** Its stored bytes are missing or not what they were. */
  damaged: boolean
}
const select = sql`f.id, f.name, f.mime, f.kind, f.size, f.sha256, f.created_at, f.created_by_name, f.document_id, f.version, f.restored_from, f.scan_id is not null as scan, f.data_request_id is not null as from_citizen,
  f.locked_at, f.locked_by_institution_id, f.locked_by_id, f.locked_by_name,
  exists (select from damaged_contents x where x.content = f.sha256) as damaged`

export function listFiles(db: TenantDb, documentId: number): Promise<FileRecord[]> {
  return db.rows(
    sql<FileRecord>`select ${select} from files f where f.institution_id = ${db.institutionId} and f.document_id = ${documentId} order by f.id`,
  )
}

/** A file of a document the viewer may see, or the caller's own upload that waits for its document. */
export function findFile(
  db: TenantDb,
  viewer: Viewer,
  actor: Actor,
  id: number,
): Promise<FileRecord | undefined> {
  const own = sql`f.document_id is null and f.created_by_institution_id = ${actor.institutionId} and f.created_by_id = ${actor.id}`
  return db.maybe(sql<FileRecord>`
    select ${select} from files f left join documents d on d.institution_id = f.institution_id and d.id = f.document_id
     where f.institution_id = ${db.institutionId} and f.id = ${id} and ((${own}) or ${allOf([sql`d.id is not null`, isVisible(db, viewer)])})`)
}

/** What a version of a file is made of. */
export type FileContent = Pick<FileRecord, 'name' | 'mime' | 'kind' | 'size' | 'sha256'>

export async function addUpload(db: TenantDb, file: FileContent, actor: Actor, at: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name})
    returning id`)
  return id
}

/** Keeps what a citizen sends: it belongs to nobody, and waits for its document until its request ends. */
export async function addCitizenUpload(
  db: TenantDb,
  file: FileContent,
  { requestId, by, at }: { requestId: number; by: string; at: Date },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, data_request_id)
    values (${db.institutionId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${at}, ${by}, ${requestId})
    returning id`)
  return id
}

/** Gives a citizen's uploads to the document that they were asked for. */
export function attachCitizenUploads(
  db: TenantDb,
  document: Granted<'document.attach', DocumentRow>,
  { requestId, ids }: { requestId: number; ids: readonly number[] },
): Promise<FileRecord[]> {
  return db.rows(sql<FileRecord>`
    update files f set document_id = ${document.id}
     where f.institution_id = ${db.institutionId} and f.document_id is null and f.data_request_id = ${requestId} and f.id = any(${[...ids]}::bigint[])
    returning ${select}`)
}

const ownWaiting = (db: TenantDb, actor: Actor) =>
  sql`institution_id = ${db.institutionId} and document_id is null and created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}`

/** A file the caller sent, whatever became of it; for the answer to whoever sent it. */
export function findOwnFile(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<Pick<FileRecord, 'id' | 'name' | 'mime' | 'size'> | undefined> {
  return db.maybe(sql<Pick<FileRecord, 'id' | 'name' | 'mime' | 'size'>>`
    select id, name, mime, size from files where institution_id = ${db.institutionId} and id = ${id}
       and created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}`)
}

export type TakenUpload = FileContent & {
  /** The scan it was taken from. */
  scan_id: number | null
}

/** A waiting upload of the caller. */
export function findUpload(db: TenantDb, id: number, actor: Actor): Promise<TakenUpload | undefined> {
  return db.maybe(
    sql<TakenUpload>`select name, mime, kind, size, sha256, scan_id from files where ${ownWaiting(db, actor)} and id = ${id}`,
  )
}

/** Deletes a waiting upload of the caller and gives its content, which becomes something else. */
export function takeUpload(db: TenantDb, id: number, actor: Actor): Promise<TakenUpload | undefined> {
  return db.maybe(
    sql<TakenUpload>`delete from files where ${ownWaiting(db, actor)} and id = ${id} returning name, mime, kind, size, sha256, scan_id`,
  )
}

/** Gives waiting uploads of the caller to a document; returns the files that were attached. */
export function attachUploads(
  db: TenantDb,
  document: Granted<'document.attach', DocumentRow>,
  uploadIds: readonly number[],
  actor: Actor,
): Promise<FileRecord[]> {
  return db.rows(sql<FileRecord>`
    update files f set document_id = ${document.id} where ${ownWaiting(db, actor)} and f.id = any(${[...uploadIds]}::bigint[]) returning ${select}`)
}

/** How many of some uploads of the caller this document has. */
export async function countAttached(
  db: TenantDb,
  document: Granted<'document.attach', DocumentRow>,
  uploadIds: readonly number[],
  actor: Actor,
): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*)::int as count from files
     where institution_id = ${db.institutionId} and document_id = ${document.id} and id = any(${[...uploadIds]}::bigint[])
       and created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}`)
  return count
}

/**
 * Deletes a waiting upload of the caller. The bytes stay until the nightly cleaning finds that nobody else
 * has the same content.
 */
export function discardUpload(db: TenantDb, id: number, actor: Actor): Promise<number> {
  return db.run(sql`delete from files where ${ownWaiting(db, actor)} and id = ${id}`)
}

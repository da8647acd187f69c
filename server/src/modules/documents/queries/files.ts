import type { Actor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, sql } from '../../../platform/db/sql.ts'
import type { DocumentRow } from './documents.ts'
import { isVisible, type Viewer } from './visibility.ts'

export type FileRecord = {
  id: number
  name: string
  mime: string
  kind: string
  size: number
  sha256: string
  created_at: string
  created_by_name: string
}
const select = sql`f.id, f.name, f.mime, f.kind, f.size, f.sha256, f.created_at, f.created_by_name`

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

export async function addUpload(
  db: TenantDb,
  file: { name: string; mime: string; kind: string; size: number; sha256: string },
  actor: Actor,
  at: Date,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name})
    returning id`)
  return id
}

const ownWaiting = (db: TenantDb, actor: Actor) =>
  sql`institution_id = ${db.institutionId} and document_id is null and created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}`

/** Gives the uploads of the caller to a document; how many there were. */
export function attachUploads(
  db: TenantDb,
  document: Granted<'document.attach', DocumentRow>,
  uploadIds: readonly number[],
  actor: Actor,
): Promise<FileRecord[]> {
  return db.rows(sql<FileRecord>`
    update files f set document_id = ${document.id} where ${ownWaiting(db, actor)} and f.id = any(${[...uploadIds]}::bigint[]) returning ${select}`)
}

/** The bytes stay until the nightly cleaning finds that nobody else has the same content. */
export function discardUpload(db: TenantDb, id: number, actor: Actor): Promise<number> {
  return db.run(sql`delete from files where ${ownWaiting(db, actor)} and id = ${id}`)
}

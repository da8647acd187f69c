import type { Actor } from '../../../platform/auth/actor.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type IncomingFile = {
  id: number
  name: string
  /** Bytes in all. */
  size: number
  received: number
  created_at: string
  file_id: number | null
}
const columns = sql`id, name, size, received, created_at, file_id`

/** Condition that the caller began the upload: for anybody else it does not exist. */
const own = (db: TenantDb, actor: Actor, id: number): Fragment =>
  sql`institution_id = ${db.institutionId} and id = ${id} and created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}`

export function beginIncoming(
  db: TenantDb,
  file: { name: string; size: number },
  actor: Actor,
  at: Date,
): Promise<IncomingFile> {
  return db.one(sql<IncomingFile>`
    insert into incoming_files (institution_id, name, size, created_at, created_by_institution_id, created_by_id)
    values (${db.institutionId}, ${file.name}, ${file.size}, ${at}, ${actor.institutionId}, ${actor.id}) returning ${columns}`)
}

/**
 * Bytes of the uploads that wait for a document: the caller's own, and all of the institution. Uploads on
 * their way count with all the bytes they announced. Until the transaction ends, nobody else of the
 * institution begins one.
 */
export async function lockWaitingBytes(db: TenantDb, actor: Actor): Promise<{ own: number; all: number }> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('waiting uploads', ${db.institutionId}))`)
  return db.one(sql<{ own: number; all: number }>`
    select coalesce(sum(size) filter (where created_by_institution_id = ${actor.institutionId} and created_by_id = ${actor.id}), 0)::float8 as own,
           coalesce(sum(size), 0)::float8 as all
      from (select size, created_by_institution_id, created_by_id from files
             where institution_id = ${db.institutionId} and document_id is null
            union all
            select size, created_by_institution_id, created_by_id from incoming_files
             where institution_id = ${db.institutionId} and file_id is null) waiting`)
}

export function findIncoming(db: TenantDb, actor: Actor, id: number): Promise<IncomingFile | undefined> {
  return db.maybe(sql<IncomingFile>`select ${columns} from incoming_files where ${own(db, actor, id)}`)
}

/** The same, held until the transaction ends. */
export function lockIncoming(db: TenantDb, actor: Actor, id: number): Promise<IncomingFile | undefined> {
  return db.maybe(
    sql<IncomingFile>`select ${columns} from incoming_files where ${own(db, actor, id)} for update`,
  )
}

/**
 * Begins an attempt to send from an offset and gives the attempt's number; undefined when the offset is not
 * how much has arrived.
 */
export async function claimIncoming(
  db: TenantDb,
  actor: Actor,
  id: number,
  offset: number,
): Promise<number | undefined> {
  const claimed = await db.maybe(sql<{ attempt: number }>`
    update incoming_files set attempt = attempt + 1 where ${own(db, actor, id)} and received = ${offset} returning attempt`)
  return claimed?.attempt
}

/** Counts a kept piece; false when another request has begun since, or the piece does not follow. */
export async function addPiece(
  db: TenantDb,
  incoming: { id: number; attempt: number },
  piece: { start: number; size: number; name: string },
): Promise<boolean> {
  const counted = await db.run(sql`
    update incoming_files set received = received + ${piece.size}
     where institution_id = ${db.institutionId} and id = ${incoming.id} and attempt = ${incoming.attempt} and received = ${piece.start}`)
  if (counted === 0) return false
  await db.run(sql`
    insert into incoming_pieces (institution_id, incoming_id, start, size, name)
    values (${db.institutionId}, ${incoming.id}, ${piece.start}, ${piece.size}, ${piece.name})`)
  return true
}

/** The names of the pieces in the file store, in their order. */
export async function listPieces(db: TenantDb, id: number): Promise<string[]> {
  const pieces = await db.rows(
    sql<{
      name: string
    }>`select name from incoming_pieces where institution_id = ${db.institutionId} and incoming_id = ${id} order by start`,
  )
  return pieces.map(({ name }) => name)
}

/** Notes that the incoming file has become an upload that waits for its document, and forgets its pieces. */
export async function completeIncoming(db: TenantDb, id: number, fileId: number): Promise<void> {
  await db.run(
    sql`update incoming_files set file_id = ${fileId} where institution_id = ${db.institutionId} and id = ${id}`,
  )
  await db.run(
    sql`delete from incoming_pieces where institution_id = ${db.institutionId} and incoming_id = ${id}`,
  )
}

/** Deletes an incoming file of the caller; false when it was not there. */
export async function dropIncoming(db: TenantDb, actor: Actor, id: number): Promise<boolean> {
  return (await db.run(sql`delete from incoming_files where ${own(db, actor, id)}`)) > 0
}

/**
 * Deletes the incoming files of every institution that were begun before an instant; gives the names of their
 * pieces.
 */
export async function removeOldIncoming(db: PlatformDb, before: Date): Promise<string[]> {
  const pieces = await db.rows(sql<{ name: string }>`
    select p.name from incoming_pieces p join incoming_files i on i.institution_id = p.institution_id and i.id = p.incoming_id
     where i.created_at < ${before.toISOString()}::timestamptz`)
  await db.run(sql`delete from incoming_files where created_at < ${before.toISOString()}::timestamptz`)
  return pieces.map(({ name }) => name)
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { SentFile } from '../../kinds/public-kind.ts'

/** A file of a form. */
export type FormFileRow = {
  id: number
  name: string
  size: number
  received: number
  /** Set once it was looked at and kept. */
  sha256: string | null
}
const columns = sql`id, name, size, received, sha256`
type Of = { sendId: number; id: number }

export function listFormFiles(db: TenantDb, sendId: number): Promise<FormFileRow[]> {
  return db.rows(sql<FormFileRow>`
    select ${columns} from public_send_files where institution_id = ${db.institutionId} and send_id = ${sendId} order by id`)
}

/** The files that are whole; one that is still on its way goes with nothing. */
export function listWholeFiles(db: TenantDb, sendId: number): Promise<SentFile[]> {
  return db.rows(sql<SentFile>`
    select name, mime, kind, size, sha256 from public_send_files
     where institution_id = ${db.institutionId} and send_id = ${sendId} and sha256 is not null order by id`)
}

export function findFormFile(db: TenantDb, { sendId, id }: Of): Promise<FormFileRow | undefined> {
  return db.maybe(sql<FormFileRow>`
    select ${columns} from public_send_files
     where institution_id = ${db.institutionId} and send_id = ${sendId} and id = ${id}`)
}

/** Holds a file until the transaction ends. */
export function lockFormFile(db: TenantDb, { sendId, id }: Of): Promise<FormFileRow | undefined> {
  return db.maybe(sql<FormFileRow>`
    select ${columns} from public_send_files
     where institution_id = ${db.institutionId} and send_id = ${sendId} and id = ${id} for update`)
}

/** A file counts as so many bytes at least: its rows take room too, and there must be an end to their number. */
const LEAST_BYTES = 1024 * 1024

/** Bytes of files that were not confirmed: of the whole institution, and of one sender's address. */
export function countUnconfirmed(
  db: TenantDb,
  address: string,
): Promise<{ all: number; own: number; count: number }> {
  return db.one(sql<{ all: number; own: number; count: number }>`
    select coalesce(sum(greatest(f.size, ${LEAST_BYTES})), 0)::bigint as all,
           coalesce(sum(greatest(f.size, ${LEAST_BYTES})) filter (where s.address = ${address}), 0)::bigint as own,
           count(*)::int as count
      from public_send_files f
      join public_sends s on s.institution_id = f.institution_id and s.id = f.send_id
     where f.institution_id = ${db.institutionId} and s.state <> 'confirmed'`)
}

export function addFormFile(
  db: TenantDb,
  sendId: number,
  { name, size, at }: { name: string; size: number; at: Date },
): Promise<FormFileRow> {
  return db.one(sql<FormFileRow>`
    insert into public_send_files (institution_id, send_id, name, size, created_at)
    values (${db.institutionId}, ${sendId}, ${name}, ${size}, ${at}) returning ${columns}`)
}

/** Begins an attempt to send from an offset; undefined when that is not how much has arrived. */
export async function claimFormFile(
  db: TenantDb,
  { sendId, id }: Of,
  offset: number,
): Promise<number | undefined> {
  const row = await db.maybe(sql<{ attempt: number }>`
    update public_send_files set attempt = attempt + 1
     where institution_id = ${db.institutionId} and send_id = ${sendId} and id = ${id} and received = ${offset} and sha256 is null
    returning attempt`)
  return row?.attempt
}

/** Counts a kept piece; false when another request has begun since. */
export async function addFormPiece(
  db: TenantDb,
  { id, attempt }: { id: number; attempt: number },
  piece: { start: number; size: number; name: string },
): Promise<boolean> {
  const counted = await db.run(sql`
    update public_send_files set received = received + ${piece.size}
     where institution_id = ${db.institutionId} and id = ${id} and attempt = ${attempt} and received = ${piece.start}`)
  if (counted === 0) return false
  await db.run(sql`
    insert into public_send_pieces (institution_id, file_id, start, size, name)
    values (${db.institutionId}, ${id}, ${piece.start}, ${piece.size}, ${piece.name})`)
  return true
}

export async function listFormPieces(db: TenantDb, id: number): Promise<string[]> {
  const rows = await db.rows(sql<{ name: string }>`
    select name from public_send_pieces where institution_id = ${db.institutionId} and file_id = ${id} order by start`)
  return rows.map(({ name }) => name)
}

/** Takes a file out of a form that was not sent; its content goes with the next sweep. */
export function dropFormFile(db: TenantDb, { sendId, id }: Of): Promise<number> {
  return db.run(sql`
    delete from public_send_files where institution_id = ${db.institutionId} and send_id = ${sendId} and id = ${id}`)
}

/** The file was looked at and is kept; its pieces are done with. */
export async function completeFormFile(db: TenantDb, id: number, kept: SentFile): Promise<void> {
  await db.run(sql`
    update public_send_files set name = ${kept.name}, mime = ${kept.mime}, kind = ${kept.kind}, size = ${kept.size}, sha256 = ${kept.sha256}
     where institution_id = ${db.institutionId} and id = ${id}`)
  await db.run(
    sql`delete from public_send_pieces where institution_id = ${db.institutionId} and file_id = ${id}`,
  )
}

/** Files that had not arrived whole when the form was sent are given up; gives the names of their pieces. */
export async function dropUnfinished(db: TenantDb, sendId: number): Promise<string[]> {
  const pieces = await db.rows(sql<{ name: string }>`
    select p.name from public_send_pieces p
      join public_send_files f on f.institution_id = p.institution_id and f.id = p.file_id
     where f.institution_id = ${db.institutionId} and f.send_id = ${sendId}`)
  await db.run(sql`
    delete from public_send_files where institution_id = ${db.institutionId} and send_id = ${sendId} and sha256 is null`)
  return pieces.map(({ name }) => name)
}

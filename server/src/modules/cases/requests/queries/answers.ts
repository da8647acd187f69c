import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** A file of an answer. */
export type AnswerFile = {
  id: number
  item: number
  name: string
  size: number
  received: number
  created_at: string
  /** Set once it was looked at and kept. */
  file_id: number | null
  sent_at: string | null
}
const columns = sql`id, item, name, size, received, created_at, file_id, sent_at`

export function listAnswerFiles(db: TenantDb, requestId: number): Promise<AnswerFile[]> {
  return db.rows(sql<AnswerFile>`
    select ${columns} from data_request_files where institution_id = ${db.institutionId} and request_id = ${requestId} order by id`)
}

type Of = { requestId: number; id: number }

export function findAnswerFile(db: TenantDb, { requestId, id }: Of): Promise<AnswerFile | undefined> {
  return db.maybe(sql<AnswerFile>`
    select ${columns} from data_request_files
     where institution_id = ${db.institutionId} and request_id = ${requestId} and id = ${id}`)
}

/**
 * Holds a request, so that of many who begin files at once none is beyond what it takes. Gives how many files it has,
 * and how many uploads its link has ever begun that were not sent: those that were taken out wait for the night.
 */
export async function lockAndCount(
  db: TenantDb,
  requestId: number,
): Promise<{ kept: number; begun: number }> {
  await db.run(
    sql`select 1 from data_requests where institution_id = ${db.institutionId} and id = ${requestId} for update`,
  )
  return db.one(sql<{ kept: number; begun: number }>`
    select (select count(*)::int from data_request_files where institution_id = ${db.institutionId} and request_id = ${requestId}) as kept,
           (select count(*)::int from files
             where institution_id = ${db.institutionId} and data_request_id = ${requestId} and document_id is null) as begun`)
}

export function beginAnswerFile(
  db: TenantDb,
  requestId: number,
  { item, name, size, at }: { item: number; name: string; size: number; at: Date },
): Promise<AnswerFile> {
  return db.one(sql<AnswerFile>`
    insert into data_request_files (institution_id, request_id, item, name, size, created_at)
    values (${db.institutionId}, ${requestId}, ${item}, ${name}, ${size}, ${at}) returning ${columns}`)
}

/** Begins an attempt to send from an offset; undefined when that is not how much has arrived. */
export async function claimAnswerFile(
  db: TenantDb,
  { requestId, id }: Of,
  offset: number,
): Promise<number | undefined> {
  const row = await db.maybe(sql<{ attempt: number }>`
    update data_request_files set attempt = attempt + 1
     where institution_id = ${db.institutionId} and request_id = ${requestId} and id = ${id} and received = ${offset} and file_id is null
    returning attempt`)
  return row?.attempt
}

/** Counts a kept piece; false when another request has begun since. */
export async function addAnswerPiece(
  db: TenantDb,
  { id, attempt }: { id: number; attempt: number },
  piece: { start: number; size: number; name: string },
): Promise<boolean> {
  const counted = await db.run(sql`
    update data_request_files set received = received + ${piece.size}
     where institution_id = ${db.institutionId} and id = ${id} and attempt = ${attempt} and received = ${piece.start}`)
  if (counted === 0) return false
  await db.run(sql`
    insert into data_request_pieces (institution_id, request_file_id, start, size, name)
    values (${db.institutionId}, ${id}, ${piece.start}, ${piece.size}, ${piece.name})`)
  return true
}

export async function listAnswerPieces(db: TenantDb, id: number): Promise<string[]> {
  const rows = await db.rows(sql<{ name: string }>`
    select name from data_request_pieces where institution_id = ${db.institutionId} and request_file_id = ${id} order by start`)
  return rows.map(({ name }) => name)
}

/** Takes a file out of an answer that was not sent; what was kept of it goes with the other uploads of the day. */
export function dropAnswerFile(db: TenantDb, { requestId, id }: Of): Promise<number> {
  return db.run(sql`
    delete from data_request_files
     where institution_id = ${db.institutionId} and request_id = ${requestId} and id = ${id} and sent_at is null`)
}

const isOld = (before: Date) => sql`f.sent_at is null and f.created_at < ${before}
  and (f.file_id is null or not exists (
        select from data_requests q where q.institution_id = f.institution_id and q.id = f.request_id and q.state = 'open'))`

/**
 * The same of files that were begun before an instant and never sent; gives the names of their pieces. What arrived whole
 * waits as long as its request is open.
 */
export async function dropOldAnswerFiles(db: TenantDb, before: Date): Promise<string[]> {
  const pieces = await db.rows(sql<{ name: string }>`
    select p.name from data_request_pieces p
      join data_request_files f on f.institution_id = p.institution_id and f.id = p.request_file_id
     where f.institution_id = ${db.institutionId} and ${isOld(before)}`)
  await db.run(
    sql`delete from data_request_files f where f.institution_id = ${db.institutionId} and ${isOld(before)}`,
  )
  return pieces.map(({ name }) => name)
}

/** Holds a file until the transaction ends. */
export function lockAnswerFile(db: TenantDb, { requestId, id }: Of): Promise<AnswerFile | undefined> {
  return db.maybe(sql<AnswerFile>`
    select ${columns} from data_request_files
     where institution_id = ${db.institutionId} and request_id = ${requestId} and id = ${id} for update`)
}

/** The file was looked at and is kept; its pieces are done with. */
export async function completeAnswerFile(db: TenantDb, id: number, fileId: number): Promise<void> {
  await db.run(
    sql`update data_request_files set file_id = ${fileId} where institution_id = ${db.institutionId} and id = ${id}`,
  )
  await db.run(
    sql`delete from data_request_pieces where institution_id = ${db.institutionId} and request_file_id = ${id}`,
  )
}

/** Marks the files that wait as sent; gives them, with the item each belongs to. */
export function sendAnswerFiles(
  db: TenantDb,
  requestId: number,
  at: Date,
): Promise<{ file_id: number; item: number }[]> {
  return db.rows(sql<{ file_id: number; item: number }>`
    update data_request_files set sent_at = ${at}
     where institution_id = ${db.institutionId} and request_id = ${requestId} and file_id is not null and sent_at is null
    returning file_id, item`)
}

/** Stores the answer to an item: a text replaces the earlier one, '' leaves it. */
export function storeAnswer(
  db: TenantDb,
  { requestId, n, text, at }: { requestId: number; n: number; text: string; at: Date },
): Promise<number> {
  return db.run(sql`
    update data_request_items set answer = case when ${text} = '' then answer else ${text} end, answered_at = ${at}
     where institution_id = ${db.institutionId} and request_id = ${requestId} and n = ${n}`)
}

/** Counts that something was sent; gives how often that was. */
export async function countSend(db: TenantDb, requestId: number): Promise<number> {
  const { sends } = await db.one(sql<{ sends: number }>`
    update data_requests set sends = sends + 1 where institution_id = ${db.institutionId} and id = ${requestId} returning sends`)
  return sends
}

export function addReply(
  db: TenantDb,
  requestId: number,
  reply: { at: string; text: string },
): Promise<number> {
  return db.run(sql`
    update data_requests set replies = replies || ${JSON.stringify([reply])}::jsonb
     where institution_id = ${db.institutionId} and id = ${requestId}`)
}

import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { MessageFile, MessageRow } from '../messages/queries.ts'

export type ListedMessage = Pick<MessageRow, 'id' | 'category' | 'subject' | 'email' | 'received_at'> & {
  answered_at: string | null
  answered_by: string
  files: number
}
const listed: Fragment = sql`m.id, m.category, m.subject, m.email, m.received_at, m.answered_at, m.answered_by_name as answered_by`

const columns: SqlColumns = {
  received_at: { sql: sql`local_day(m.received_at)`, type: 'date', sort: sql`m.received_at` },
  subject: { sql: sql`m.subject`, type: 'text', sort: sql`m.subject collate romanian` },
  category: { sql: sql`m.category`, type: 'choice' },
  email: { sql: sql`m.email`, type: 'text' },
  state: { sql: sql`case when m.answered_at is null then 'waiting' else 'answered' end`, type: 'choice' },
  answered_by: { sql: sql`m.answered_by_name`, type: 'text', sort: sql`m.answered_by_name collate romanian` },
}

/** One page of the messages, the newest first. */
export function listMessages(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: ListedMessage[]; total: number }> {
  return listPage<ListedMessage>(db, query, {
    select: sql`${listed}, (select count(*)::int from contact_message_files f where f.institution_id = m.institution_id and f.message_id = m.id) as files`,
    from: sql`contact_messages m`,
    where: sql`m.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`m.subject`, sql`m.email`],
    id: sql`m.id`,
  })
}

export type ShownMessage = Omit<ListedMessage, 'files'> &
  Pick<MessageRow, 'message' | 'language' | 'sent_at' | 'mailed_to'> & { version: number }

export function findShown(db: TenantDb, id: number): Promise<ShownMessage | undefined> {
  return db.maybe(sql<ShownMessage>`
    select ${listed}, m.message, m.language, m.sent_at, m.mailed_to, m.version
      from contact_messages m where m.institution_id = ${db.institutionId} and m.id = ${id}`)
}

/** Holds a message until the transaction ends. */
export async function lockMessage(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select from contact_messages where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export async function storeAnswered(
  db: TenantDb,
  id: number,
  by: { at: Date; name: string } | undefined,
): Promise<void> {
  await db.run(sql`
    update contact_messages set answered_at = ${by?.at ?? null}, answered_by_name = ${by?.name ?? ''}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export type ShownFile = MessageFile & { id: number }

export function listFiles(db: TenantDb, messageId: number): Promise<ShownFile[]> {
  return db.rows(sql<ShownFile>`
    select id, name, mime, kind, size, sha256 from contact_message_files
     where institution_id = ${db.institutionId} and message_id = ${messageId} order by id`)
}

export function findFile(db: TenantDb, id: number): Promise<ShownFile | undefined> {
  return db.maybe(sql<ShownFile>`
    select id, name, mime, kind, size, sha256 from contact_message_files
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function countWaiting(db: TenantDb): Promise<number> {
  const { waiting } = await db.one(sql<{ waiting: number }>`
    select count(*)::int as waiting from contact_messages
     where institution_id = ${db.institutionId} and answered_at is null`)
  return waiting
}

import type { ContactCategory } from '@hdoc/contract/contact/contact-categories.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type MessageValues = { category: ContactCategory; subject: string; message: string }
export type MessageFile = { name: string; mime: string; kind: string; size: number; sha256: string }
export type MessageRow = MessageValues & {
  id: number
  email: string
  language: Language
  sent_at: string
  received_at: string
  mailed_to: string
}

type NewMessage = MessageValues & { email: string; language: Language; sentAt: Date; at: Date }

export async function addMessage(
  db: TenantDb,
  one: NewMessage,
  files: readonly MessageFile[],
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into contact_messages (institution_id, category, subject, message, email, language, sent_at, received_at)
    values (${db.institutionId}, ${one.category}, ${one.subject}, ${one.message}, ${one.email}, ${one.language}, ${one.sentAt}, ${one.at})
    returning id`)
  for (const { name, mime, kind, size, sha256 } of files)
    await db.run(sql`
      insert into contact_message_files (institution_id, message_id, name, mime, kind, size, sha256)
      values (${db.institutionId}, ${id}, ${name}, ${mime}, ${kind}, ${size}, ${sha256})`)
  return id
}

export function findMessage(db: TenantDb, id: number): Promise<MessageRow | undefined> {
  return db.maybe(sql<MessageRow>`
    select id, category, subject, message, email, language, sent_at, received_at, mailed_to
      from contact_messages where institution_id = ${db.institutionId} and id = ${id}`)
}

export function listMessageFiles(db: TenantDb, messageId: number): Promise<MessageFile[]> {
  return db.rows(sql<MessageFile>`
    select name, mime, kind, size, sha256 from contact_message_files
     where institution_id = ${db.institutionId} and message_id = ${messageId} order by id`)
}

export function storeMailedTo(db: TenantDb, id: number, to: string): Promise<number> {
  return db.run(
    sql`update contact_messages set mailed_to = ${to} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Messages of the contact form from an address of e-mail, in small letters. */
export function listMessagesFrom(
  db: TenantDb,
  emails: readonly string[],
): Promise<{ on: string; about: string }[]> {
  return db.rows(sql<{ on: string; about: string }>`
    select local_day(received_at) as on, concat_ws(' · ', subject, message, email) as about from contact_messages
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[]) order by id`)
}

/** Gives the ids of the messages from an address of e-mail, in small letters, which are there no more. */
export async function deleteMessagesFrom(db: TenantDb, emails: readonly string[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    delete from contact_messages
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[]) returning id`)
  return rows.map(({ id }) => id)
}

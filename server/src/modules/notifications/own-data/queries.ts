import type { NoticeKey } from '@hdoc/contract/notifications/notice-texts.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../recipients/recipient.ts'

export type KeptNotice = {
  at: string
  action: string
  text: NoticeKey
  values: Record<string, string | number>
  number: string
  read_at: string | null
}

/** A person's notices, newest first. */
export function listKept(db: TenantDb, person: Person, most: number): Promise<KeptNotice[]> {
  return db.rows(sql<KeptNotice>`
    select at, action, text_key as text, text_values as values, subject_number as number, read_at from notifications
     where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id}
     order by id desc limit ${most}`)
}

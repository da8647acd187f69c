import type { DispatchStatus, MailState } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { DeliveryReason } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type MailedDispatch = {
  id: number
  case_id: number
  case_number: string
  document_id: number
  number: string
  registered_on: string
  category: string
  status: DispatchStatus
  is_annulled: boolean
  mail_state: MailState
  mail_turn: number
  email: string
  ship_to: string
  resolution_text: string
  declined_to: string
  prepared_by_institution_id: number
  prepared_by_id: number
  /** What the document answers. */
  answered: { number: string; registered_on: string }[]
}

/** Locks a dispatch and gives what its e-mail says. */
export async function lockMailed(db: TenantDb, id: number): Promise<MailedDispatch | undefined> {
  await db.run(
    sql`select 1 from dispatches where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return db.maybe(sql<MailedDispatch>`
    select x.id, x.case_id, c.number as case_number, x.document_id, d.number, d.registered_on, d.category, x.status,
           d.annulled_at is not null as is_annulled, x.mail_state, x.mail_turn, x.email,
           x.ship_to, x.resolution_text, x.declined_to, x.prepared_by_institution_id, x.prepared_by_id,
           (select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'registered_on', o.registered_on) order by o.id), '[]')
              from document_links l join documents o on o.institution_id = l.institution_id and o.id = l.to_id
             where l.institution_id = x.institution_id and l.from_id = x.document_id and l.kind = 'answers') as answered
      from dispatches x
      join cases c on c.institution_id = x.institution_id and c.id = x.case_id
      join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId} and x.id = ${id}`)
}

/** The day on which the e-mail of a dispatch is to leave. */
export async function findMailDay(db: TenantDb, id: number): Promise<string | undefined> {
  const row = await db.maybe(sql<{ ship_on: string }>`
    select ship_on from dispatches where institution_id = ${db.institutionId} and id = ${id}`)
  return row?.ship_on
}

export function storeLeft(
  db: TenantDb,
  id: number,
  { on, fileId }: { on: string; fileId: number },
): Promise<number> {
  return db.run(sql`
    update dispatches set status = 'sent', sent_on = ${on}::date, mail_state = 'left', mail_sending = false, mail_reason = null, mail_detail = '',
           message_file_id = ${fileId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** The mail server is spoken to from now on, or no longer: what is leaving cannot be withdrawn. */
export function storeSending(db: TenantDb, id: number, isSending: boolean): Promise<number> {
  return db.run(sql`
    update dispatches set mail_sending = ${isSending} where institution_id = ${db.institutionId} and id = ${id}`)
}

/** The e-mail did not leave: `failed` is tried again, `refused` is not. */
export function storeNotLeft(
  db: TenantDb,
  id: number,
  { state, reason, detail }: { state: 'failed' | 'refused'; reason: DeliveryReason; detail: string },
): Promise<number> {
  return db.run(sql`
    update dispatches set mail_state = ${state}, mail_sending = false, mail_reason = ${reason}, mail_detail = ${detail}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Why the last try of an e-mail failed. */
export async function lastReason(
  db: TenantDb,
  id: number,
): Promise<{ mail_reason: DeliveryReason | null; mail_detail: string } | undefined> {
  return db.maybe(sql<{ mail_reason: DeliveryReason | null; mail_detail: string }>`
    select mail_reason, mail_detail from dispatches where institution_id = ${db.institutionId} and id = ${id}`)
}

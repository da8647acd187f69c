import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { findRequest, type MailReason, type RequestRow } from './requests.ts'

/** Locks a request until the transaction ends, and gives it as its last change left it. */
export async function lockMailedRequest(db: TenantDb, id: number): Promise<RequestRow | undefined> {
  await db.run(
    sql`select 1 from data_requests where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return findRequest(db, id)
}

/** Whether a mail is still to leave: the request may have ended, or another mail may have taken its place. */
export const isMailDue = (request: RequestRow | undefined, mail: string): request is RequestRow =>
  request !== undefined &&
  request.state === 'open' &&
  request.way === 'email' &&
  request.mail_key === mail &&
  request.mail_state !== 'left' &&
  request.mail_state !== 'refused'

/** A mail of the request is to leave; it takes the place of earlier ones that have not. */
export function storeMailWanted(
  db: TenantDb,
  id: number,
  { mail, email }: { mail: string; email: string },
): Promise<number> {
  return db.run(sql`
    update data_requests set mail_state = 'waiting', mail_key = ${mail}, email = ${email}, mail_reason = null, mail_detail = ''
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export function storeMailLeft(db: TenantDb, id: number, at: Date): Promise<number> {
  return db.run(sql`
    update data_requests set mail_state = 'left', mailed_at = ${at}, mail_reason = null, mail_detail = ''
     where institution_id = ${db.institutionId} and id = ${id}`)
}

type NotLeft = { reason: MailReason; detail: string }

/** The mail has not left and is tried again. */
export const storeMailFailed = (db: TenantDb, id: number, why: NotLeft): Promise<number> =>
  storeNotLeft(db, id, 'failed', why)

/** The mail has not left and is not tried again. */
export const storeMailRefused = (db: TenantDb, id: number, why: NotLeft): Promise<number> =>
  storeNotLeft(db, id, 'refused', why)

function storeNotLeft(
  db: TenantDb,
  id: number,
  state: 'failed' | 'refused',
  { reason, detail }: NotLeft,
): Promise<number> {
  return db.run(sql`
    update data_requests set mail_state = ${state}, mail_reason = ${reason}, mail_detail = ${detail}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Counts a mail that was asked for by hand; gives its number. */
export async function countMail(db: TenantDb, id: number): Promise<number> {
  const { mails } = await db.one(sql<{ mails: number }>`
    update data_requests set mails = mails + 1 where institution_id = ${db.institutionId} and id = ${id} returning mails`)
  return mails
}

/** Marks those open requests by e-mail that are reminded of now, once each; gives their ids. */
export async function takeReminders(
  db: TenantDb,
  { today, untilOn, at }: { today: string; untilOn: string; at: Date },
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    update data_requests set reminded_at = ${at}, mail_state = 'waiting', mail_key = 'reminder', mail_reason = null, mail_detail = ''
     where institution_id = ${db.institutionId} and state = 'open' and way = 'email' and reminded_at is null
       and until_on between ${today}::date and ${untilOn}::date and local_day(asked_at) < ${today}::date
    returning id`)
  return rows.map(({ id }) => id)
}

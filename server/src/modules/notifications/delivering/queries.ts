import type { NoticeSubject } from '@hdoc/contract/notifications/notice-subjects.ts'
import type { NoticeKey } from '@hdoc/contract/notifications/notice-texts.ts'
import type { NoticeAction } from '@hdoc/contract/notifications/notices.ts'
import type { DeliveryChannel } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../recipients/recipient.ts'
import type { Outcome } from './outcome.ts'

/** A notice as its messages tell it. */
export type ToldNotice = {
  id: number
  action: NoticeAction
  text: NoticeKey
  values: Readonly<Record<string, string | number>>
  kind: NoticeSubject
  subject_id: number
  number: string
}

/** Where a browser takes pushes, and the keys that only it can open them with. */
export type PushTarget = { id: number; endpoint: string; p256dh: string; auth: string }

export type Delivery = {
  id: number
  channel: DeliveryChannel
  state: 'waiting' | 'sent' | 'failed' | 'given_up'
  notification_id: number | null
  device: PushTarget | null
  person: { name: string; email: string; phone: string; language: Language; active: boolean } | null
}

/** A message of the outbox, locked until the transaction ends. */
export async function lockDelivery(db: TenantDb, id: number): Promise<Delivery | undefined> {
  await db.run(
    sql`select 1 from notification_deliveries where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return db.maybe(sql<Delivery>`
    select m.id, m.channel, m.state, m.notification_id,
           case when v.id is not null then json_build_object('id', v.id, 'endpoint', v.endpoint, 'p256dh', v.p256dh, 'auth', v.auth) end as device,
           case when u.id is not null then json_build_object('name', u.name, 'email', u.email, 'phone', u.phone, 'language', u.language,
                                                             'active', u.active) end as person
      from notification_deliveries m
      left join users u on u.institution_id = m.user_institution_id and u.id = m.user_id
      left join push_devices v on v.institution_id = m.institution_id and v.id = m.push_device_id
     where m.institution_id = ${db.institutionId} and m.id = ${id}`)
}

/** Notes that a message is being sent: from here on, a repeat may be the second one that arrives. */
export async function beginTry(db: TenantDb, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update notification_deliveries set attempts = attempts + 1, tried_at = ${at}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Notes what became of a message that is not sent yet. */
export async function storeOutcome(db: TenantDb, id: number, outcome: Outcome, at: Date): Promise<void> {
  const reason = 'reason' in outcome ? outcome.reason : null
  const detail = 'detail' in outcome ? outcome.detail : ''
  const isOver = outcome.state === 'sent' || outcome.state === 'given_up'
  await db.run(sql`
    update notification_deliveries
       set state = ${outcome.state}, reason = ${reason}, detail = ${detail}, finished_at = ${isOver ? at : null}::timestamptz
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'failed')`)
}

/** Ends a message for which no try is left; the reason of its last try stays. */
export async function giveUpDelivery(db: TenantDb, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update notification_deliveries set state = 'given_up', reason = coalesce(reason, 'interrupted'), finished_at = ${at}
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'failed')`)
}

const notice = sql`n.id, n.action, n.text_key as text, n.text_values as values, n.subject_kind as kind, n.subject_id, n.subject_number as number`

export function listTold(
  db: TenantDb,
  delivery: Pick<Delivery, 'id' | 'notification_id'>,
): Promise<ToldNotice[]> {
  const which =
    delivery.notification_id === null
      ? sql`n.digest_id = ${delivery.id}`
      : sql`n.id = ${delivery.notification_id}`
  return db.rows(
    sql<ToldNotice>`select ${notice} from notifications n where n.institution_id = ${db.institutionId} and ${which} order by n.id`,
  )
}

export async function forgetDevice(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from push_devices where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function noteReached(db: TenantDb, id: number, at: Date): Promise<void> {
  await db.run(
    sql`update push_devices set reached_at = ${at} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/** One of the person's own browsers, with what a push to it needs. */
export function findOwnDevice(db: TenantDb, person: Person, id: number): Promise<PushTarget | undefined> {
  return db.maybe(sql<PushTarget>`
    select id, endpoint, p256dh, auth from push_devices
     where institution_id = ${db.institutionId} and id = ${id}
       and user_institution_id = ${person.institutionId} and user_id = ${person.id}`)
}

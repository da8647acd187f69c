import type { DeliveryChannel } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person, Recipient } from '../recipients/recipient.ts'
import type { DigestTime } from './digest-time.ts'

const idsOf = (people: readonly Person[], column: 'institutionId' | 'id'): number[] =>
  people.map((one) => one[column])

/** The people among these who can be told, each with what they chose and what their departments say. */
export function listRecipients(db: TenantDb, people: readonly Person[]): Promise<Recipient[]> {
  return db.rows(sql<Recipient>`
    select p.institution_id as "institutionId", p.id,
           coalesce(c.turned_on, '{}') as turned_on,
           coalesce(c.turned_off, '{}') as turned_off,
           coalesce(c.email_pace, 'at_once') as email_pace,
           array(select distinct n from group_members m
                   join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id and g.active
                  cross join unnest(g.notice_types) n
                  where m.institution_id = ${db.institutionId} and p.institution_id = m.institution_id and m.user_id = p.id) as departments,
           coalesce(u.phone, '') as phone,
           array(select d.id from push_devices d
                  where d.institution_id = ${db.institutionId} and d.user_institution_id = p.institution_id and d.user_id = p.id)::float8[] as device_ids
      from unnest(${idsOf(people, 'institutionId')}::bigint[], ${idsOf(people, 'id')}::bigint[]) p(institution_id, id)
      left join users u on u.institution_id = ${db.institutionId} and p.institution_id = u.institution_id and u.id = p.id and u.active
      left join notification_choices c
        on c.institution_id = ${db.institutionId} and c.user_institution_id = p.institution_id and c.user_id = p.id
     where u.id is not null or p.institution_id = 0 and ${db.institutionId}::bigint <> 0
     order by p.institution_id, p.id`)
}

export type NewNotice = {
  action: string
  cause: string
  text_key: string
  /** JSON. */
  text_values: string
  subject_kind: string
  subject_id: number
  subject_number: string
  subject_title: string
  at: Date
}

/** Adds a person's notice for each of some people; gives those that were not there before. */
export function addNotices(
  db: TenantDb,
  notice: NewNotice,
  people: readonly { person: Person; inPanel: boolean }[],
): Promise<(Person & { notice_id: number })[]> {
  const persons = people.map(({ person }) => person)
  return db.rows(sql<Person & { notice_id: number }>`
    insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, text_values, subject_kind, subject_id,
                               subject_number, subject_title, at, in_panel)
    select ${db.institutionId}, p.institution_id, p.id, ${notice.action}, ${notice.cause}, ${notice.text_key}, ${notice.text_values}::jsonb,
           ${notice.subject_kind}, ${notice.subject_id}, ${notice.subject_number}, ${notice.subject_title}, ${notice.at}::timestamptz, p.in_panel
      from unnest(${idsOf(persons, 'institutionId')}::bigint[], ${idsOf(persons, 'id')}::bigint[],
                  ${people.map(({ inPanel }) => inPanel)}::boolean[]) p(institution_id, id, in_panel)
     order by p.institution_id, p.id
    on conflict on constraint notifications_once do nothing
    returning user_institution_id as "institutionId", user_id as id, id as notice_id`)
}

export type NewDelivery = {
  person: Person
  channel: DeliveryChannel
  key: string
  noticeId: number
  deviceId: number | null
  dueAt: Date
}

/** Adds messages to the outbox; gives the ids of those that were not there before. */
export async function addDeliveries(
  db: TenantDb,
  messages: readonly NewDelivery[],
  at: Date,
): Promise<number[]> {
  if (messages.length === 0) return []
  const persons = messages.map(({ person }) => person)
  const rows = await db.rows(sql<{ id: number }>`
    insert into notification_deliveries (institution_id, user_institution_id, user_id, channel, key, notification_id, push_device_id, created_at, due_at)
    select ${db.institutionId}, m.institution_id, m.user_id, m.channel, m.key, m.notification_id, m.device_id, ${at}::timestamptz, m.due_at
      from unnest(${idsOf(persons, 'institutionId')}::bigint[], ${idsOf(persons, 'id')}::bigint[],
                  ${messages.map(({ channel }) => channel)}::text[], ${messages.map(({ key }) => key)}::text[],
                  ${messages.map(({ noticeId }) => noticeId)}::bigint[], ${messages.map(({ deviceId }) => deviceId)}::bigint[],
                  ${messages.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[])
           m(institution_id, user_id, channel, key, notification_id, device_id, due_at)
    on conflict on constraint notification_deliveries_once do nothing
    returning id`)
  return rows.map(({ id }) => id)
}

export async function digestHour(db: TenantDb): Promise<number> {
  const { hour } = await db.one(
    sql<{
      hour: number
    }>`select digest_hour as hour from institution_settings where institution_id = ${db.institutionId}`,
  )
  return hour
}

/**
 * The mail of a day to a person, made when there is none; undefined when it has begun to leave. Its row is locked until
 * the transaction ends, so that it does not leave without what is put into it meanwhile.
 */
export function joinDigest(
  db: TenantDb,
  person: Person,
  { day, at }: DigestTime,
  now: Date,
): Promise<{ id: number; is_new: boolean } | undefined> {
  return db.maybe(sql<{ id: number; is_new: boolean }>`
    insert into notification_deliveries as d (institution_id, user_institution_id, user_id, channel, key, created_at, due_at)
    values (${db.institutionId}, ${person.institutionId}, ${person.id}, 'email', ${`day:${day}`}, ${now}, ${at})
    on conflict on constraint notification_deliveries_once do update set due_at = excluded.due_at
      where d.state = 'waiting' and d.attempts = 0
    returning d.id, d.xmax = 0 as is_new`)
}

export async function putIntoDigest(db: TenantDb, noticeId: number, digestId: number): Promise<void> {
  await db.run(
    sql`update notifications set digest_id = ${digestId} where institution_id = ${db.institutionId} and id = ${noticeId}`,
  )
}

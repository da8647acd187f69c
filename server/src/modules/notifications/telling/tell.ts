import { type NoticeKey, type NoticeValues, noticeTexts } from '@hdoc/contract/notifications/notice-texts.ts'
import { type NoticeAction, noticeTypes } from '@hdoc/contract/notifications/notices.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { deliver } from '../delivering/deliver.ts'
import { chooseWays } from '../recipients/choose-ways.ts'
import type { Person, Recipient, Ways } from '../recipients/recipient.ts'
import { nextDigest } from './digest-time.ts'
import {
  addDeliveries,
  addNotices,
  digestHour,
  joinDigest,
  listRecipients,
  type NewDelivery,
  putIntoDigest,
} from './queries.ts'

/** What people are told. */
export type Telling<Key extends NoticeKey> = {
  /** The sentence; it decides the action and the kind of subject. */
  readonly text: Key
  readonly values: NoticeValues<Key>
  readonly subject: {
    readonly id: number
    /** As people write it; '' = it has none. */
    readonly number: string
    /** What it is about. Left out where not everybody who is told may read it. */
    readonly title?: string
  }
  /** What it tells of. Nobody is told twice of the same cause and action. */
  readonly cause: string
  /** When that happened. */
  readonly at: Date
  readonly persons: readonly Person[]
  /** Whoever did it; they know it already. */
  readonly by?: Person | undefined
}

/** The cause of a notice that one event makes. */
export const causeOf = ({ id }: EventFacts): string => `event:${id}`

const samePerson = (one: Person, other: Person | undefined): boolean =>
  one.id === other?.id && one.institutionId === other.institutionId
const nameOf = ({ institutionId, id }: Person): string => `${institutionId}:${id}`

type Told = { noticeId: number; person: Recipient; ways: Ways }

/** The messages of a notice that leave at once. */
function messagesOf(
  { noticeId, person, ways }: Told,
  subject: { kind: string; id: number },
  now: Date,
): NewDelivery[] {
  const message = { person, noticeId, deviceId: null, dueAt: now }
  const messages: NewDelivery[] = []
  if (ways.email && person.email_pace === 'at_once')
    messages.push({ ...message, channel: 'email', key: `notice:${noticeId}` })
  // One text message for a person and subject a day: the first one makes them look.
  if (ways.sms && normaliseContactPhone(person.phone) !== null)
    messages.push({ ...message, channel: 'sms', key: `${subject.kind}:${subject.id}:${localDate(now)}` })
  if (ways.push)
    for (const deviceId of person.device_ids)
      messages.push({ ...message, channel: 'push', key: `notice:${noticeId}:${deviceId}`, deviceId })
  return messages
}

/**
 * Puts a notice into the person's next mail of a day. A mail that has begun to leave takes nothing more, so that the
 * notice goes into the one of the day after.
 */
async function putIntoNextDigest(
  db: TenantDb,
  { noticeId, person }: Told,
  at: Date,
  hour: number,
): Promise<void> {
  let time = nextDigest(at, hour)
  let digest = await joinDigest(db, person, time, at)
  while (!digest) {
    time = nextDigest(time.at, hour)
    digest = await joinDigest(db, person, time, at)
  }
  await putIntoDigest(db, noticeId, digest.id)
  if (digest.is_new) await enqueueJob(db, deliver, { delivery_id: digest.id }, { notBefore: time.at })
}

/** People of the platform have neither address nor departments here, so they are told in the panel only. */
function waysOf(db: TenantDb, person: Recipient, action: NoticeAction): Ways {
  const ways = chooseWays(person, action)
  return person.institutionId === db.institutionId
    ? ways
    : { panel: ways.panel, email: false, sms: false, push: false }
}

/**
 * Tells people of something: makes their rows and the messages that leave the house, in the transaction of the caller,
 * which signs in as the worker (a subscriber or a job). A repeat with the same cause tells nobody again.
 */
export async function tell<Key extends NoticeKey>(db: TenantDb, telling: Telling<Key>): Promise<number> {
  const { text, subject, by, at } = telling
  const { action, subject: kind }: { action: NoticeAction; subject: string } = noticeTexts[text]
  const wanted = new Map(
    telling.persons.filter((one) => !samePerson(one, by)).map((one) => [nameOf(one), one] as const),
  )
  if (wanted.size === 0) return 0
  const people = (await listRecipients(db, [...wanted.values()]))
    .map((person) => ({ person, ways: waysOf(db, person, action) }))
    .filter(({ ways }) => noticeTypes.some((type) => ways[type]))
  if (people.length === 0) return 0
  const added = await addNotices(
    db,
    {
      action,
      cause: telling.cause,
      text_key: text,
      text_values: JSON.stringify(telling.values),
      subject_kind: kind,
      subject_id: subject.id,
      subject_number: subject.number,
      subject_title: (subject.title ?? '').slice(0, 300),
      at,
    },
    people.map(({ person, ways }) => ({ person, inPanel: ways.panel })),
  )
  const told: Told[] = people.flatMap(({ person, ways }) => {
    const row = added.find((one) => samePerson(one, person))
    return row ? [{ noticeId: row.notice_id, person, ways }] : []
  })
  const messages = told.flatMap((one) => messagesOf(one, { kind, id: subject.id }, at))
  for (const delivery_id of await addDeliveries(db, messages, at))
    await enqueueJob(db, deliver, { delivery_id })
  const daily = told.filter(({ person, ways }) => ways.email && person.email_pace === 'daily')
  if (daily.length > 0) {
    const hour = await digestHour(db)
    for (const one of daily) await putIntoNextDigest(db, one, at, hour)
  }
  return told.length
}

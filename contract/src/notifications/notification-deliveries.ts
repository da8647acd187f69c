import { z } from 'zod'
import { type Columns, column } from '../calls/columns.ts'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema, listAnswer } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'
import { type NoticeAction, noticeActionLabels, noticeActions } from './notices.ts'

/** Ways out of the house, each with a server outside. */
export const deliveryChannelLabels = {
  email: { ro: 'E-mail', en: 'E-mail' },
  sms: { ro: 'SMS', en: 'SMS' },
  push: { ro: 'Notificare push', en: 'Push' },
} as const satisfies Record<string, Text>
export type DeliveryChannel = keyof typeof deliveryChannelLabels
export const deliveryChannels = Object.keys(deliveryChannelLabels) as DeliveryChannel[]

export const deliveryStateLabels = {
  waiting: { ro: 'Așteaptă', en: 'Waiting' },
  sent: { ro: 'Trimis', en: 'Sent' },
  failed: { ro: 'Eșuat, se reia', en: 'Failed, tried again' },
  given_up: { ro: 'Abandonat', en: 'Given up' },
} as const satisfies Record<string, Text>
export type DeliveryState = keyof typeof deliveryStateLabels
const deliveryStates = Object.keys(deliveryStateLabels) as DeliveryState[]

export const deliveryReasonLabels = {
  not_configured: { ro: 'Canalul nu este configurat', en: 'The channel is not configured' },
  no_address: {
    ro: 'Persoana nu are adresă pentru acest canal',
    en: 'The person has no address for this channel',
  },
  inactive: { ro: 'Contul persoanei nu este activ', en: 'The account of the person is not active' },
  unreachable: { ro: 'Serverul nu răspunde', en: 'The server does not answer' },
  refused: { ro: 'Serverul a refuzat mesajul', en: 'The server refused the message' },
  device_gone: { ro: 'Browserul nu mai primește notificări', en: 'The browser takes no more pushes' },
  nothing_left: { ro: 'Nu mai este nimic de anunțat', en: 'Nothing is left to tell' },
  interrupted: { ro: 'Trimiterea a fost întreruptă', en: 'Sending was interrupted' },
} as const satisfies Record<string, Text>
export type DeliveryReason = keyof typeof deliveryReasonLabels
const deliveryReasons = Object.keys(deliveryReasonLabels) as DeliveryReason[]

const actions = z.enum(noticeActions as [NoticeAction, ...NoticeAction[]])
const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]])

export const deliveryRow = z.object({
  id: z.number(),
  channel: oneOf(deliveryChannels),
  state: oneOf(deliveryStates),
  /** Whom it is for. */
  person: z.string(),
  /** null = the daily mail, which tells of several. */
  action: actions.nullable(),
  /** Number of the document or case that it tells of; '' for the daily mail. */
  number: z.string(),
  created_at: z.string(),
  /** When it leaves at the earliest. */
  due_at: z.string(),
  tried_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  attempts: z.number(),
  /** Why it was not sent; null = nothing went wrong. */
  reason: oneOf(deliveryReasons).nullable(),
  /** What the other server answered, in short: `550`, `HTTP 503`. */
  detail: z.string(),
  can: z.object({ retry: z.boolean() }),
})
export type DeliveryRow = z.output<typeof deliveryRow>

export const deliveryColumns = {
  created_at: column.date({ ro: 'Data și ora', en: 'Date and time' }),
  channel: column.choice({ ro: 'Canal', en: 'Channel' }, deliveryChannelLabels),
  state: column.choice({ ro: 'Stare', en: 'State' }, deliveryStateLabels),
  reason: column.choice({ ro: 'Motiv', en: 'Reason' }, deliveryReasonLabels),
  person: column.text({ ro: 'Persoana', en: 'Person' }),
  action: column.choice({ ro: 'Despre ce', en: 'About what' }, noticeActionLabels),
  number: column.text({ ro: 'Număr', en: 'Number' }),
} satisfies Columns

const admin = { audience: 'client', permission: 'client.admin', rate: 'none' } as const
const base = '/api/notification_delivery'

export const notificationDeliveryCalls = {
  list: endpoint({
    ...admin,
    id: 'notification_delivery.list',
    method: 'GET',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    tx: 'read',
    list: { columns: deliveryColumns, small: false },
    summary: 'The outbox of notices: mails, text messages and pushes, with what became of each',
    answer: listAnswer(deliveryRow),
  }),
  summary: endpoint({
    ...admin,
    id: 'notification_delivery.summary',
    method: 'GET',
    path: `${base}/summary`,
    tx: 'read',
    summary:
      'How many messages of the outbox are not sent, by state, channel and reason; which channels are set up',
    answer: z.object({
      open: z.array(
        z.object({
          state: oneOf(deliveryStates),
          channel: oneOf(deliveryChannels),
          reason: oneOf(deliveryReasons).nullable(),
          count: z.number(),
        }),
      ),
      delivers: z.record(oneOf(deliveryChannels), z.boolean()),
    }),
  }),
  retry: endpoint({
    ...admin,
    id: 'notification_delivery.retry',
    method: 'POST',
    path: `${base}/retry`,
    tx: 'write',
    summary: 'Sends again what was given up or could not leave: the named messages, or all with one reason',
    body: z
      .strictObject({
        ids: z.array(idSchema).min(1).max(500).optional(),
        reason: oneOf(deliveryReasons).optional(),
      })
      .refine(
        ({ ids, reason }) => (ids === undefined) !== (reason === undefined),
        invalid('invalid', ['ids']),
      ),
    answer: doneAnswer.extend({ retried: z.number() }),
  }),
}

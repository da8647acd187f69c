import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { type Notice, noticeSchema, notices } from './notices.ts'

/** How e-mails about notices come: each at once, or all of a day together at the institution's hour. */
export const emailPaces = ['at_once', 'daily'] as const
export type EmailPace = (typeof emailPaces)[number]

export const pushDevice = z.object({
  id: z.number(),
  /** „Firefox 142 · Windows”; '' when the browser did not say. */
  device: z.string(),
  added_at: z.string(),
  /** When a notice last reached it; null = none did yet. */
  reached_at: z.string().nullable(),
})
export type PushDevice = z.output<typeof pushDevice>

/** What a person is told and how. A notice counts as the person chose, else as the departments say, else as usual. */
export const notificationChoices = z.object({
  notices: z.array(
    z.object({
      notice: noticeSchema,
      /** null = the person chose nothing. */
      chosen: z.boolean().nullable(),
      /** What holds without a choice, and who says so. */
      otherwise: z.boolean(),
      said_by: z.enum(['departments', 'standard']),
    }),
  ),
  email_pace: z.enum(emailPaces),
  /** The hour of the daily mail, in Romania. */
  digest_hour: z.number(),
  version: z.number(),
  /** What is possible at all: where mails and messages go, and whether the installation can send them. */
  email: z.object({ address: z.string(), delivers: z.boolean() }),
  sms: z.object({ phone: z.string(), delivers: z.boolean() }),
  push: z.object({ devices: z.array(pushDevice) }),
})
export type NotificationChoices = z.output<typeof notificationChoices>

const choiceValues = z.strictObject({
  /** Only the given notices change; null takes the own choice back. */
  notices: z
    .array(z.strictObject({ notice: noticeSchema, chosen: z.boolean().nullable() }))
    .max(notices.length)
    .default([]),
  email_pace: z.enum(emailPaces).optional(),
})

/** A subscription as the browser's `PushSubscription.toJSON()` gives it. */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
  }),
  expirationTime: z.number().nullable().optional(),
})

/**
 * What a push message carries to the service worker. It names neither a person nor a document, because it stands on
 * locked screens.
 */
export const pushMessage = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** The same for every repeat of one notice, so that the browser shows it once. */
  tag: z.string(),
  /** The page that opens, from the `#` on. */
  url: z.string(),
})
export type PushMessage = z.output<typeof pushMessage>

export type NoticeChoice = { notice: Notice; chosen: boolean | null }

const own = { audience: 'client', permission: 'signed-in', rate: 'none', notWhileActing: true } as const

export const notificationChoiceCalls = {
  get: endpoint({
    ...own,
    id: 'notification_choice.get',
    method: 'GET',
    path: '/api/notification_choice/get',
    tx: 'read',
    summary: 'What the person is told of, in which ways, and where pushes go',
    answer: notificationChoices,
  }),
  update: endpoint({
    ...own,
    id: 'notification_choice.update',
    method: 'POST',
    path: '/api/notification_choice/update',
    tx: 'write',
    summary: 'Changes what the person is told of and in which ways',
    body: z.strictObject({ values: choiceValues, version: z.number().int().optional() }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: notificationChoices }),
  }),
  pushKey: endpoint({
    ...own,
    id: 'push_device.key',
    method: 'POST',
    path: '/api/push_device/key',
    tx: 'write',
    summary: 'The key that a browser subscribes with; it is made when the first person asks for it',
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      /** The `applicationServerKey` of a subscription, base64url. */
      public_key: z.string(),
    }),
  }),
  addDevice: endpoint({
    ...own,
    id: 'push_device.add',
    method: 'POST',
    path: '/api/push_device/add',
    tx: 'write',
    idempotent: true,
    summary: 'Has notices pushed to the browser that asks',
    body: pushSubscription,
    answer: z.object({ success: z.literal(true), message: z.string(), data: z.array(pushDevice) }),
  }),
  removeDevice: endpoint({
    ...own,
    id: 'push_device.remove',
    method: 'POST',
    path: '/api/push_device/remove',
    tx: 'write',
    summary: 'Ends the pushes to one of the own browsers: by its id, or by the address it subscribed with',
    body: z
      .strictObject({ id: idSchema.optional(), endpoint: pushSubscription.shape.endpoint.optional() })
      .refine(
        ({ id, endpoint }) => (id === undefined) !== (endpoint === undefined),
        invalid('invalid', ['id']),
      ),
    answer: doneAnswer,
  }),
  tryDevice: endpoint({
    ...own,
    rate: 'lookup',
    id: 'push_device.try',
    method: 'POST',
    path: '/api/push_device/try',
    tx: 'none',
    summary: 'Pushes a message of trial to one of the own browsers, and says whether its service took it',
    body: z.strictObject({ id: idSchema }),
    answer: doneAnswer,
  }),
}

import { z } from 'zod'
import { type Columns, column } from '../calls/columns.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema, listAnswer } from '../calls/resource.ts'
import { subjectKinds } from './notice-subjects.ts'
import { noticeKeys } from './notice-texts.ts'
import { type NoticeAction, noticeActionLabels, noticeActions } from './notices.ts'

const actionSchema = z.enum(noticeActions as [NoticeAction, ...NoticeAction[]])

/** What one person was told. `sayNotice` makes its sentence. */
export const notificationRow = z.object({
  id: z.number(),
  action: actionSchema,
  text: z.enum(noticeKeys as [(typeof noticeKeys)[number], ...typeof noticeKeys]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  subject: z.object({
    kind: z.enum(subjectKinds),
    id: z.number(),
    /** Its number as people write it; '' = it has none. */
    number: z.string(),
    /** What it is about, when the person was told; '' = not shown. */
    title: z.string(),
  }),
  /** When that happened of which it tells. */
  at: z.string(),
  read_at: z.string().nullable(),
})
export type NotificationRow = z.output<typeof notificationRow>

/** The list is newest first; sorted by `unread`, what was not read comes first. */
export const notificationColumns = {
  action: column.choice({ ro: 'Despre ce', en: 'About what' }, noticeActionLabels),
  unread: column.boolean({ ro: 'Necitită', en: 'Unread' }),
  at: column.date({ ro: 'Data și ora', en: 'Date and time' }),
  number: column.text({ ro: 'Număr', en: 'Number' }),
} satisfies Columns

/** How many notices a person has not read: of each action that has some, and all together. */
export const notificationCounts = z.object({
  unread: z.number(),
  by_action: z.partialRecord(actionSchema, z.number()),
})
export type NotificationCounts = z.output<typeof notificationCounts>

const own = { audience: 'client', permission: 'signed-in', rate: 'none' } as const
const base = '/api/notification'
const marked = z.object({ success: z.literal(true), message: z.string(), data: notificationCounts })

export const notificationCalls = {
  list: endpoint({
    ...own,
    id: 'notification.list',
    method: 'GET',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    tx: 'read',
    list: { columns: notificationColumns, small: false },
    summary: 'The own notices, newest first',
    answer: listAnswer(notificationRow),
  }),
  counts: endpoint({
    ...own,
    id: 'notification.counts',
    method: 'GET',
    path: `${base}/counts`,
    tx: 'read',
    summary: 'How many of the own notices are unread, by action',
    answer: notificationCounts,
  }),
  read: endpoint({
    ...own,
    id: 'notification.read',
    method: 'POST',
    path: `${base}/read`,
    tx: 'write',
    summary: 'Marks some of the own notices as read',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
    answer: marked,
  }),
  readAll: endpoint({
    ...own,
    id: 'notification.read_all',
    method: 'POST',
    path: `${base}/read_all`,
    tx: 'write',
    summary: 'Marks the own notices as read, up to the newest one that the person has seen',
    body: z.strictObject({
      /** The newest notice on the screen; what arrived since stays unread. */
      up_to: idSchema,
      /** Only those of these actions; left out = of every action. */
      actions: z.array(actionSchema).min(1).max(noticeActions.length).optional(),
    }),
    answer: marked,
  }),
}

import { z } from 'zod'
import type { Text } from './languages.ts'

/** What people are told of (specification §4). */
export const noticeActionLabels = {
  new_task: { ro: 'Sarcină nouă', en: 'New task' },
  doc_approve: { ro: 'Document de aprobat', en: 'Document to approve' },
  doc_accept: { ro: 'Document de primit', en: 'Document to accept' },
  doc_sign: { ro: 'Document de semnat', en: 'Document to sign' },
  doc_exit_pending: { ro: 'Document ieșit din așteptare', en: 'Document no longer pending' },
  doc_expire_7days: { ro: 'Termen în 7 zile', en: 'Due in 7 days' },
  doc_expire_5days: { ro: 'Termen în 5 zile', en: 'Due in 5 days' },
  doc_expire_3days: { ro: 'Termen în 3 zile', en: 'Due in 3 days' },
  doc_expire_1day: { ro: 'Termen mâine', en: 'Due tomorrow' },
  doc_complaint: { ro: 'Sesizare nouă', en: 'New complaint' },
  doc_online: { ro: 'Document depus online', en: 'Document submitted online' },
} as const satisfies Record<string, Text>
export type NoticeAction = keyof typeof noticeActionLabels
export const noticeActions = Object.keys(noticeActionLabels) as NoticeAction[]

/** How they are told. */
export const noticeTypeLabels = {
  panel: { ro: 'În aplicație', en: 'In the application' },
  email: { ro: 'E-mail', en: 'E-mail' },
  sms: { ro: 'SMS', en: 'SMS' },
  push: { ro: 'Pe dispozitiv', en: 'On the device' },
} as const satisfies Record<string, Text>
export type NoticeType = keyof typeof noticeTypeLabels
export const noticeTypes = Object.keys(noticeTypeLabels) as NoticeType[]

/** One choice: what and how, `new_task.email`. */
export type Notice = `${NoticeAction}.${NoticeType}`
export const notices = noticeActions.flatMap((action) =>
  noticeTypes.map((type): Notice => `${action}.${type}`),
)
export const noticeSchema = z.enum(notices as [Notice, ...Notice[]])

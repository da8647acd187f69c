import { z } from 'zod'
import type { Text } from '../texts/languages.ts'

/** Events that people are told of (specification §4). */
export const noticeActionLabels = {
  new_task: { ro: 'Sarcină nouă', en: 'New task' },
  doc_approve: { ro: 'Document de aprobat', en: 'Document to approve' },
  doc_accept: { ro: 'Document de preluat', en: 'Document to accept' },
  doc_sign: { ro: 'Document de semnat', en: 'Document to sign' },
  doc_exit_pending: { ro: 'Document ieșit din starea „în așteptare”', en: 'Document left pending state' },
  doc_expire_7days: { ro: 'Termen: mai sunt 7 zile', en: '7 days left' },
  doc_expire_5days: { ro: 'Termen: mai sunt 5 zile', en: '5 days left' },
  doc_expire_3days: { ro: 'Termen: mai sunt 3 zile', en: '3 days left' },
  doc_expire_1day: { ro: 'Termen: mai este o zi', en: '1 day left' },
  doc_complaint: { ro: 'Sesizare nouă', en: 'New complaint' },
  doc_online: { ro: 'Document depus online', en: 'Document submitted online' },
} as const satisfies Record<string, Text>
export type NoticeAction = keyof typeof noticeActionLabels
export const noticeActions = Object.keys(noticeActionLabels) as NoticeAction[]

/** Ways in which they are told. */
export const noticeTypeLabels = {
  panel: { ro: 'În aplicație', en: 'In-app panel' },
  email: { ro: 'E-mail', en: 'E-mail' },
  sms: { ro: 'SMS', en: 'SMS' },
  push: { ro: 'Notificare push', en: 'Push' },
} as const satisfies Record<string, Text>
export type NoticeType = keyof typeof noticeTypeLabels
export const noticeTypes = Object.keys(noticeTypeLabels) as NoticeType[]

/** One choice: what and how, `new_task.email`. */
export type Notice = `${NoticeAction}.${NoticeType}`
export const notices = noticeActions.flatMap((action) =>
  noticeTypes.map((type): Notice => `${action}.${type}`),
)
export const noticeSchema = z.enum(notices as [Notice, ...Notice[]])

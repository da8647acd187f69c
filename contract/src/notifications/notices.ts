import { z } from 'zod'
import type { Text } from '../texts/languages.ts'

/** What people are told of, as the specification names it (§4). */
export const agreedActionLabels = {
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

/** What people are told of besides, because none of the agreed words fits it. */
const furtherActionLabels = {
  doc_mention: { ro: 'Mențiune într-un comentariu', en: 'Mention in a comment' },
  doc_broadcast: { ro: 'Document spre știință', en: 'Document for information' },
  doc_news: { ro: 'Noutate despre un document', en: 'News of a document' },
  work_done: { ro: 'Lucrare încheiată', en: 'Work finished' },
} as const satisfies Record<string, Text>

export const noticeActionLabels = { ...agreedActionLabels, ...furtherActionLabels }
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

/** Actions that ask the person to do something. */
export const taskActions = [
  'new_task',
  'doc_approve',
  'doc_accept',
  'doc_sign',
  'doc_complaint',
  'doc_online',
] as const satisfies NoticeAction[]

/** Whether a notice is given to somebody who chose nothing and whose departments say nothing. */
export function isStandard(action: NoticeAction, type: NoticeType): boolean {
  if (type === 'panel' || type === 'push') return true
  return (
    type === 'email' && (action === 'doc_approve' || action === 'doc_sign' || action === 'doc_expire_1day')
  )
}

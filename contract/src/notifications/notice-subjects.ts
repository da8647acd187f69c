import type { Text } from '../texts/languages.ts'
import type { NoticeAction } from './notices.ts'

/** What a notice leads to. */
export const subjectKinds = [
  'document',
  'document_batch',
  'register_book',
  'workcase',
  'own_cases',
  'group_cases',
  'transfer',
  'sent_transfer',
  'approval',
  'certificate',
  'complaint',
  'submission',
] as const
export type NoticeSubject = (typeof subjectKinds)[number]

const pages = {
  document: '/document/{id}',
  document_batch: '/document/list',
  register_book: '/registers',
  workcase: '/workcase/{id}',
  own_cases: '/my-workcases',
  group_cases: '/my-workcases?queue=group',
  transfer: '/document/receive?sheet={id}',
  sent_transfer: '/document/sent?sheet={id}',
  approval: '/document/approve?request={id}',
  certificate: '/admin/settings/security',
  complaint: '/detalii-sesizare/{id}',
  submission: '/detalii-document-depus/{id}',
} as const satisfies Record<NoticeSubject, string>

/** The page that a notice leads to, from behind the `#`. */
export const subjectPage = (subject: { kind: NoticeSubject; id: number }): string =>
  pages[subject.kind].replace('{id}', String(subject.id))

export type NoticeText = {
  readonly action: NoticeAction
  readonly subject: NoticeSubject
  readonly text: Text
  /** The sentence when `count` is 1. */
  readonly one?: Text | undefined
}
export const about =
  (subject: NoticeSubject) =>
  <const Action extends NoticeAction, const Said extends Text>(action: Action, text: Said, one?: Text) => ({
    action,
    subject,
    text,
    one,
  })

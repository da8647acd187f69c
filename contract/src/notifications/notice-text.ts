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
  'complaint',
  'submission',
] as const
export type NoticeSubject = (typeof subjectKinds)[number]

/** A sentence of a notice: what it tells of, and where it leads. */
export type NoticeText = {
  readonly action: NoticeAction
  readonly subject: NoticeSubject
  readonly text: Text
  /** The sentence when `count` is 1. */
  readonly one?: Text | undefined
}
/** Sentences that lead to one kind of subject. */
export const about =
  (subject: NoticeSubject) =>
  <const Action extends NoticeAction, const Said extends Text>(action: Action, text: Said, one?: Text) => ({
    action,
    subject,
    text,
    one,
  })

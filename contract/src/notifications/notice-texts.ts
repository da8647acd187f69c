import { formatDate } from '../ro/date-format.ts'
import { fill, type Language } from '../texts/languages.ts'
import type { PlacesOf } from '../texts/places.ts'
import { caseNoticeTexts } from './case-notice-texts.ts'
import { complaintNoticeTexts } from './complaint-notice-texts.ts'
import { about, type NoticeText } from './notice-subjects.ts'
import { submissionNoticeTexts } from './submission-notice-texts.ts'

const ofDocument = about('document')
const ofApproval = about('approval')
const deadline = {
  ro: 'Documentul {number} are termen până la {on}.',
  en: 'The document {number} is due by {on}.',
} as const

/**
 * Every sentence of a notice. `{number}` is that of the subject and `{on}` a day; the teller gives the rest. A
 * sentence belongs to one action and one kind of subject.
 */
export const noticeTexts = {
  document_assigned: ofDocument('new_task', {
    ro: '{by} v-a repartizat documentul {number}.',
    en: '{by} assigned the document {number} to you.',
  }),
  department_assigned: ofDocument('new_task', {
    ro: '{by} a repartizat documentul {number} compartimentului {group}.',
    en: '{by} assigned the document {number} to the department {group}.',
  }),
  /** Several at once, by a batch. */
  documents_assigned: about('document_batch')(
    'new_task',
    { ro: '{by} v-a repartizat {count de} documente.', en: '{by} assigned {count} documents to you.' },
    { ro: '{by} v-a repartizat un document.', en: '{by} assigned one document to you.' },
  ),
  department_documents_assigned: about('document_batch')(
    'new_task',
    {
      ro: '{by} a repartizat {count de} documente compartimentului {group}.',
      en: '{by} assigned {count} documents to the department {group}.',
    },
    {
      ro: '{by} a repartizat un document compartimentului {group}.',
      en: '{by} assigned one document to the department {group}.',
    },
  ),
  department_registered: ofDocument('new_task', {
    ro: 'Documentul {number} a fost înregistrat pentru compartimentul {group}.',
    en: 'The document {number} was registered for the department {group}.',
  }),
  document_broadcast: ofDocument('doc_broadcast', {
    ro: 'Documentul {number} vă este adus la cunoștință.',
    en: 'The document {number} is brought to your attention.',
  }),
  pending_ended: ofDocument('doc_exit_pending', {
    ro: 'Documentul {number} nu mai este în așteptare: a venit ziua de {on}.',
    en: 'The document {number} is no longer pending: its day, {on}, has come.',
  }),
  deadline_7days: ofDocument('doc_expire_7days', deadline),
  deadline_5days: ofDocument('doc_expire_5days', deadline),
  deadline_3days: ofDocument('doc_expire_3days', deadline),
  deadline_1day: ofDocument('doc_expire_1day', deadline),
  deadline_extended: ofDocument('doc_news', {
    ro: '{by} a prelungit termenul documentului {number} până la {on}.',
    en: '{by} extended the deadline of the document {number} to {on}.',
  }),
  mentioned: ofDocument('doc_mention', {
    ro: '{by} v-a menționat într-un comentariu la documentul {number}.',
    en: '{by} mentioned you in a comment on the document {number}.',
  }),
  ...caseNoticeTexts,
  ...complaintNoticeTexts,
  ...submissionNoticeTexts,
  sheet_sent: about('transfer')(
    'doc_accept',
    {
      ro: '{by} predă compartimentului {group} {count de} documente, cu borderoul {number}.',
      en: '{by} hands {count} documents over to the department {group}, with the sheet {number}.',
    },
    {
      ro: '{by} predă compartimentului {group} un document, cu borderoul {number}.',
      en: '{by} hands one document over to the department {group}, with the sheet {number}.',
    },
  ),
  sheet_refused: about('sent_transfer')(
    'doc_news',
    {
      ro: '{by} a refuzat {count de} documente de pe borderoul {number}.',
      en: '{by} refused {count} documents of the sheet {number}.',
    },
    {
      ro: '{by} a refuzat un document de pe borderoul {number}.',
      en: '{by} refused one document of the sheet {number}.',
    },
  ),
  approval_wanted: ofApproval('doc_approve', {
    ro: '{by} vă cere aprobarea pentru documentul {number}.',
    en: '{by} asks you to approve the document {number}.',
  }),
  signature_wanted: ofApproval('doc_sign', {
    ro: '{by} vă cere semnătura pe documentul {number}.',
    en: '{by} asks you to sign the document {number}.',
  }),
  approval_given: ofApproval('doc_news', {
    ro: 'Cererea pentru documentul {number} s-a încheiat: aprobat.',
    en: 'The request for the document {number} has ended: approved.',
  }),
  signatures_given: ofApproval('doc_news', {
    ro: 'Cererea pentru documentul {number} s-a încheiat: semnat.',
    en: 'The request for the document {number} has ended: signed.',
  }),
  approval_declined: ofApproval('doc_news', {
    ro: '{by} a respins cererea pentru documentul {number}: {reason}',
    en: '{by} declined the request for the document {number}: {reason}',
  }),
  approval_revoked: ofApproval('doc_news', {
    ro: '{by} a revocat cererea pentru documentul {number}.',
    en: '{by} revoked the request for the document {number}.',
  }),
  certificate_ending: about('certificate')('new_task', {
    ro: 'Certificatul cu care instituția sigilează ({name}) este valabil până la {on}. Încărcați unul nou.',
    en: 'The certificate with which the institution seals ({name}) is valid until {on}. Upload a new one.',
  }),
  batch_done: about('document_batch')('work_done', {
    ro: 'Modificarea în lot s-a încheiat: {changed} schimbate, {failed} neschimbate.',
    en: 'The batch has finished: {changed} changed, {failed} not changed.',
  }),
  batch_undone: about('document_batch')('work_done', {
    ro: 'Modificarea în lot a fost anulată: {undone} refăcute, {kept} păstrate.',
    en: 'The batch was undone: {undone} restored, {kept} kept.',
  }),
  book_ready: about('register_book')('work_done', {
    ro: 'Registrul „{register}” este întocmit și se poate descărca.',
    en: 'The book of the register "{register}" is ready to download.',
  }),
  book_failed: about('register_book')('work_done', {
    ro: 'Registrul „{register}” nu a putut fi întocmit.',
    en: 'The book of the register "{register}" could not be made.',
  }),
} as const satisfies Record<string, NoticeText>

export type NoticeKey = keyof typeof noticeTexts
export const noticeKeys = Object.keys(noticeTexts) as NoticeKey[]

/** What the teller of a sentence gives: all its places but the number, which is the subject's. */
export type NoticeValues<Key extends NoticeKey> = {
  readonly [Place in Exclude<PlacesOf<(typeof noticeTexts)[Key]['text']>, 'number'>]: string | number
}

/** The sentence of a stored notice, in the reader's language. `on` is stored as `YYYY-MM-DD`. */
export function sayNotice(
  {
    text,
    values,
    number,
  }: { text: NoticeKey; values: Readonly<Record<string, string | number>>; number: string },
  language: Language,
): string {
  const { on, count } = values
  const { text: several, one }: NoticeText = noticeTexts[text]
  const said = count === 1 && one ? one : several
  return fill(said[language], {
    ...values,
    number,
    ...(typeof on === 'string' && { on: formatDate(on) }),
  })
}

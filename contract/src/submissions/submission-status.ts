import type { Text } from '../texts/languages.ts'

/** How a document that somebody handed in online stands (portal, „documente depuse”); the codes are stored. */
export const submissionStatusLabels = {
  waiting: { ro: 'În așteptare', en: 'Waiting' },
  completion: { ro: 'La completare', en: 'To be completed' },
  accepted: { ro: 'Acceptat', en: 'Accepted' },
  rejected: { ro: 'Respins', en: 'Rejected' },
  closed: { ro: 'Închis', en: 'Closed' },
} as const satisfies Record<string, Text>
export type SubmissionStatus = keyof typeof submissionStatusLabels
export const submissionStatuses = Object.keys(submissionStatusLabels) as [
  SubmissionStatus,
  ...SubmissionStatus[],
]

/** The class of the tag that shows a status. */
export const submissionStatusClass = {
  waiting: 'status-warn',
  completion: 'status-info',
  accepted: 'status-ok',
  rejected: 'status-bad',
  closed: 'status-mute',
} as const satisfies Record<SubmissionStatus, string>

/** What staff do with a submission, as sentences name it. */
export const submissionActs = {
  accept: { ro: 'acceptat', en: 'accepted' },
  ask: { ro: 'trimis la completare', en: 'sent back for completion' },
  reject: { ro: 'respins', en: 'rejected' },
  close: { ro: 'închis', en: 'closed' },
} as const satisfies Record<string, Text>
export type SubmissionAct = keyof typeof submissionActs
export const submissionActNames = Object.keys(submissionActs) as [SubmissionAct, ...SubmissionAct[]]

/** From which status each act leads where; whatever is not here is refused. What was accepted goes on as a document. */
export const submissionTransitions: Readonly<
  Record<SubmissionAct, Readonly<Partial<Record<SubmissionStatus, SubmissionStatus>>>>
> = {
  accept: { waiting: 'accepted', completion: 'accepted' },
  ask: { waiting: 'completion' },
  reject: { waiting: 'rejected', completion: 'rejected' },
  close: { waiting: 'closed', completion: 'closed' },
}

/**
 * Why something is refused. The list is closed: whatever is a petition has to be registered, even when the answer will be
 * no (OG 27/2002).
 */
export const rejectReasons = {
  empty: { ro: 'Fără conținut: nu se cere și nu se spune nimic', en: 'Empty: nothing is asked or said' },
  duplicate: { ro: 'Depus de două ori', en: 'Handed in twice' },
  illegible: { ro: 'Fișierele nu pot fi citite', en: 'The files cannot be read' },
  test: { ro: 'O probă', en: 'A test' },
} as const satisfies Record<string, Text>
export type RejectReason = keyof typeof rejectReasons
export const rejectReasonNames = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]]

/** Days that a person has for what is asked of them, at least, at most, and as it is offered. */
export const COMPLETION_DAYS = { least: 1, most: 60, usual: 30 } as const
/**
 * Days after which what was rejected or closed is emptied: as long as a refusal may be brought to court at the latest (Law
 * 554/2004, art. 11).
 */
export const ENDED_DAYS = 365
/** So many are accepted in one go. */
export const MOST_ACCEPTED = 50

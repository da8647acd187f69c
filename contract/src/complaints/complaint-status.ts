import type { DocumentStatusId } from '../documents/status/document-status.ts'
import type { Text } from '../texts/languages.ts'

/** How a complaint stands (specification §4); the codes are stored, the labels are those agreed on. */
export const complaintStatusLabels = {
  open: { ro: 'Deschisă (nouă)', en: 'Open' },
  notaccepted: { ro: 'Neacceptată', en: 'Not accepted' },
  canceled: { ro: 'Anulată', en: 'Cancelled' },
  in_progress: { ro: 'În lucru', en: 'In progress' },
  resolved: { ro: 'Rezolvată', en: 'Resolved' },
  declined: { ro: 'Respinsă', en: 'Rejected' },
} as const satisfies Record<string, Text>
export type ComplaintStatus = keyof typeof complaintStatusLabels
export const complaintStatuses = Object.keys(complaintStatusLabels) as ComplaintStatus[]

/** The class of the tag that shows a status. */
export const complaintStatusClass = {
  open: 'status-mute',
  notaccepted: 'status-mute',
  canceled: 'status-mute',
  in_progress: 'status-info',
  resolved: 'status-ok',
  declined: 'status-bad',
} as const satisfies Record<ComplaintStatus, string>

/** What may be done with a complaint, as its sentences name it. */
export const complaintActs = {
  accept: { ro: 'acceptată', en: 'accepted' },
  not_accept: { ro: 'declarată neacceptată', en: 'declared not accepted' },
  reject: { ro: 'respinsă', en: 'rejected' },
  resolve: { ro: 'închisă ca rezolvată', en: 'closed as resolved' },
  cancel: { ro: 'anulată', en: 'cancelled' },
  reopen: { ro: 'redeschisă', en: 'reopened' },
} as const satisfies Record<string, Text>
export type ComplaintAct = keyof typeof complaintActs
export const complaintActNames = Object.keys(complaintActs) as ComplaintAct[]

/**
 * From which status each act leads where; whatever is not here is refused. A rejected complaint that was never accepted is
 * reopened as `open`.
 */
export const complaintTransitions: Readonly<
  Record<ComplaintAct, Readonly<Partial<Record<ComplaintStatus, ComplaintStatus>>>>
> = {
  accept: { open: 'in_progress' },
  not_accept: { open: 'notaccepted' },
  reject: { open: 'declined', in_progress: 'declined' },
  resolve: { in_progress: 'resolved' },
  cancel: { open: 'canceled', in_progress: 'canceled' },
  reopen: { resolved: 'in_progress', declined: 'in_progress', notaccepted: 'open' },
}

/** Where an act leads; undefined when it does not fit the status. */
export function afterAct(
  status: ComplaintStatus,
  act: ComplaintAct,
  wasAccepted: boolean,
): ComplaintStatus | undefined {
  const to = complaintTransitions[act][status]
  return act === 'reopen' && to !== undefined && !wasAccepted ? 'open' : to
}

const resolved: readonly DocumentStatusId[] = [6, 7, 8, 11]
const canceled: readonly DocumentStatusId[] = [9, 12]

/** The status that follows from a complaint's document; the database has the same rule (`complaint_status_of`). */
export function complaintStatusOf(document: DocumentStatusId, wasAccepted: boolean): ComplaintStatus {
  if (resolved.includes(document)) return 'resolved'
  if (document === 10 || document === 13) return 'declined'
  if (document === 14) return wasAccepted ? 'declined' : 'notaccepted'
  if (canceled.includes(document)) return 'canceled'
  return wasAccepted ? 'in_progress' : 'open'
}

/** How many days after its end a complaint may still be reopened by who may reopen; afterwards administrators alone. */
export const REOPENING_DAYS = 30

/** How a complaint came. */
export const complaintOrigins = {
  portal: { ro: 'Prin portal', en: 'By the portal' },
  phone: { ro: 'Prin telefon', en: 'By phone' },
  counter: { ro: 'La ghișeu', en: 'At the counter' },
} as const satisfies Record<string, Text>
export type ComplaintOrigin = keyof typeof complaintOrigins

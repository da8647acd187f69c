import type { Text } from '../../texts/languages.ts'

export type StatusKind = 'open' | 'closed' | 'void'
export type StatusClassName = 'status-ok' | 'status-bad' | 'status-info' | 'status-mute' | 'status-warn'

/** The statuses of a document. Ids and kinds never change, because they are stored and exchanged. */
export const DOCUMENT_STATUSES = [
  {
    id: 1,
    code: 'document_not_resolved',
    kind: 'open',
    className: 'status-mute',
    label: { ro: 'Nerezolvat', en: 'Not resolved' },
  },
  {
    id: 2,
    code: 'document_sent',
    kind: 'open',
    className: 'status-info',
    label: { ro: 'Trimis', en: 'Sent' },
  },
  {
    id: 3,
    code: 'document_in_operation',
    kind: 'open',
    className: 'status-info',
    label: { ro: 'În lucru', en: 'In progress' },
  },
  {
    id: 4,
    code: 'document_in_operation_expired',
    kind: 'open',
    className: 'status-bad',
    label: { ro: 'În lucru – termen depășit', en: 'In progress – overdue' },
  },
  {
    id: 5,
    code: 'document_in_operation_not_resolved',
    kind: 'open',
    className: 'status-warn',
    label: { ro: 'În lucru – nerezolvat', en: 'In progress – not resolved' },
  },
  {
    id: 6,
    code: 'document_solved',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Soluționat', en: 'Solved' },
  },
  {
    id: 7,
    code: 'document_solved_internal',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Soluționat intern', en: 'Solved internally' },
  },
  {
    id: 8,
    code: 'document_solved_favorable',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Soluționat favorabil', en: 'Solved – favourable' },
  },
  {
    id: 9,
    code: 'document_canceled',
    kind: 'void',
    className: 'status-mute',
    label: { ro: 'Anulat', en: 'Annulled' },
  },
  {
    id: 10,
    code: 'document_solved_unfavorable',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Soluționat nefavorabil', en: 'Solved – unfavourable' },
  },
  {
    id: 11,
    code: 'document_solved_partially',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Soluționat parțial', en: 'Partially solved' },
  },
  {
    id: 12,
    code: 'document_solved_canceled',
    kind: 'closed',
    className: 'status-mute',
    label: { ro: 'Soluționat – retras de solicitant', en: 'Solved – withdrawn' },
  },
  {
    id: 13,
    code: 'document_solved_archived',
    kind: 'closed',
    className: 'status-ok',
    label: { ro: 'Clasat', en: 'Filed / closed without reply' },
  },
  {
    id: 14,
    code: 'document_solved_declined',
    kind: 'closed',
    className: 'status-mute',
    label: { ro: 'Declinat (redirecționat)', en: 'Declined – redirected to competent authority' },
  },
  {
    id: 15,
    code: 'document_pending',
    kind: 'open',
    className: 'status-warn',
    label: { ro: 'În așteptare', en: 'Pending' },
  },
] as const satisfies readonly {
  id: number
  code: string
  kind: StatusKind
  className: StatusClassName
  label: Text
}[]

export type DocumentStatusId = (typeof DOCUMENT_STATUSES)[number]['id']
export type DocumentStatusCode = (typeof DOCUMENT_STATUSES)[number]['code']

export type DocumentStatus = {
  readonly id: DocumentStatusId
  readonly code: DocumentStatusCode
  readonly kind: StatusKind
  readonly className: StatusClassName
  readonly label: Text
}

export const EVERY_STATUS: readonly DocumentStatus[] = DOCUMENT_STATUSES
const byId = new Map<number, DocumentStatus>(EVERY_STATUS.map((status) => [status.id, status]))

const workOrder = [1, 2, 3, 5, 15, 4, 6, 8, 11, 10, 7, 13, 14, 12, 9] as const satisfies DocumentStatusId[]

/** The statuses as work goes: what waits, what is done, how it ended; what is void stands last. */
export const STATUSES_IN_ORDER: readonly DocumentStatus[] = workOrder.map((id) => byId.get(id)!)

/** Labels by id, for columns and filters; a filter names a status by its id. */
export const statusLabels: Readonly<Record<string, Text>> = Object.fromEntries(
  EVERY_STATUS.map((status) => [String(status.id), status.label]),
)

/** Ids of the statuses that the code names. */
export const STATUS = {
  notResolved: 1,
  sent: 2,
  inOperation: 3,
  overdue: 4,
  annulled: 9,
  pending: 15,
} as const

export function isDocumentStatusId(id: number): id is DocumentStatusId {
  return byId.has(id)
}

export function documentStatus(id: DocumentStatusId): DocumentStatus {
  return byId.get(id) as DocumentStatus
}

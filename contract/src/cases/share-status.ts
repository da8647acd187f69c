import type { StatusClassName } from '../documents/status/document-status.ts'
import type { Text } from '../texts/languages.ts'

type Labelled = { readonly label: Text; readonly className: StatusClassName }

/** The statuses of a share of a case; they are stored and exchanged. */
export const shareStatuses = {
  new: { label: { ro: 'Nou', en: 'New' }, className: 'status-mute' },
  accepted: { label: { ro: 'Preluat', en: 'Taken over' }, className: 'status-info' },
  refused: { label: { ro: 'Refuzat', en: 'Refused' }, className: 'status-bad' },
  in_progress: { label: { ro: 'În lucru', en: 'In progress' }, className: 'status-info' },
  waiting: { label: { ro: 'În așteptare', en: 'Waiting' }, className: 'status-warn' },
  transferred: { label: { ro: 'Predat altui compartiment', en: 'Handed over' }, className: 'status-mute' },
  closed: { label: { ro: 'Închis', en: 'Closed' }, className: 'status-ok' },
} as const satisfies Record<string, Labelled>
export type ShareStatus = keyof typeof shareStatuses

/** A share that is still somebody's work; a refused one waits for another assignment. */
export const openShareStatuses = ['new', 'accepted', 'refused', 'in_progress', 'waiting'] as const
export type OpenShareStatus = (typeof openShareStatuses)[number]
export const isOpenShare = (status: ShareStatus): status is OpenShareStatus =>
  (openShareStatuses as readonly string[]).includes(status)

/** The statuses of a case: what its open shares say together, until somebody closes it. */
export const caseStatuses = {
  new: shareStatuses.new,
  accepted: shareStatuses.accepted,
  in_progress: shareStatuses.in_progress,
  waiting: shareStatuses.waiting,
  closed: shareStatuses.closed,
} as const
export type CaseStatus = keyof typeof caseStatuses

const labelsOf = (table: Readonly<Record<string, Labelled>>): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(table).map(([code, { label }]) => [code, label]))
export const shareStatusLabels = labelsOf(shareStatuses)

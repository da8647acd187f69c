import type { StatusClassName } from '../documents/status/document-status.ts'
import type { Text } from '../texts/languages.ts'

type Labelled = { readonly label: Text; readonly className: StatusClassName }

/** The statuses of a sheet; they are stored and exchanged. */
export const sheetStatuses = {
  draft: { label: { ro: 'Ciornă', en: 'Draft' }, className: 'status-mute' },
  sent: { label: { ro: 'De confirmat', en: 'To be confirmed' }, className: 'status-warn' },
  closed: { label: { ro: 'Confirmat', en: 'Confirmed' }, className: 'status-ok' },
  annulled: { label: { ro: 'Anulat', en: 'Annulled' }, className: 'status-bad' },
} as const satisfies Record<string, Labelled>
export type SheetStatus = keyof typeof sheetStatuses

/** The statuses of a document on a sheet. */
export const transferRowStatuses = {
  prepared: { label: { ro: 'Pregătit', en: 'Prepared' }, className: 'status-mute' },
  sent: { label: { ro: 'Neconfirmat', en: 'Not confirmed' }, className: 'status-mute' },
  accepted: { label: { ro: 'Primit', en: 'Accepted' }, className: 'status-ok' },
  refused: { label: { ro: 'Refuzat', en: 'Refused' }, className: 'status-bad' },
  withdrawn: { label: { ro: 'Retras', en: 'Withdrawn' }, className: 'status-mute' },
} as const satisfies Record<string, Labelled>
export type TransferRowStatus = keyof typeof transferRowStatuses

/** Why a receiver does not take a document. */
export const refusals = {
  pages: { ro: 'Număr de file diferit', en: 'Another number of sheets' },
  missing: { ro: 'Documentul lipsește', en: 'The document is missing' },
  damaged: { ro: 'Document deteriorat', en: 'The document is damaged' },
  not_ours: { ro: 'Nu ține de compartimentul nostru', en: 'Does not belong to our department' },
  other: { ro: 'Alt motiv', en: 'Another reason' },
} as const satisfies Record<string, Text>
export type Refusal = keyof typeof refusals

/** Which way a sheet went, seen from one’s own departments. */
export const transferDirections = {
  sent: { ro: 'Predat', en: 'Sent' },
  received: { ro: 'Primit', en: 'Received' },
} as const satisfies Record<string, Text>
export type TransferDirection = keyof typeof transferDirections

export const sheetStatusLabels: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(sheetStatuses)
    .filter(([code]) => code !== 'draft')
    .map(([code, { label }]) => [code, label]),
)

import type { StatusClassName } from '../documents/status/document-status.ts'
import type { Text } from '../texts/languages.ts'

/** What is said of a request and of each of its steps; stored and exchanged. */
export const approvalStatusLabels = {
  approved: { ro: 'Aprobat', en: 'Approved' },
  declined: { ro: 'Respins', en: 'Declined' },
  pending: { ro: 'În curs de aprobare', en: 'Pending' },
  waiting: { ro: 'În așteptarea etapei anterioare', en: 'Waiting' },
  waiting_for_signature: { ro: 'Așteaptă semnătura', en: 'Waiting for signature' },
  signed: { ro: 'Semnat', en: 'Signed' },
  revoked: { ro: 'Revocat', en: 'Revoked' },
} as const satisfies Record<string, Text>
export type ApprovalStatus = keyof typeof approvalStatusLabels
export const approvalStatuses = Object.keys(approvalStatusLabels) as ApprovalStatus[]

export const approvalStatusClass: Readonly<Record<ApprovalStatus, StatusClassName>> = {
  approved: 'status-ok',
  declined: 'status-bad',
  pending: 'status-info',
  waiting: 'status-mute',
  waiting_for_signature: 'status-warn',
  signed: 'status-ok',
  revoked: 'status-mute',
}

/** A step that somebody still has to take. */
const openStepStatuses = ['pending', 'waiting', 'waiting_for_signature'] as const
export const isOpenStep = (status: ApprovalStatus): boolean =>
  (openStepStatuses as readonly string[]).includes(status)
/** A step whose turn it is. */
export const isOnTurn = (status: ApprovalStatus): boolean =>
  status === 'pending' || status === 'waiting_for_signature'

export const approvalModeLabels = {
  all_at_once: { ro: 'Simultan – toți utilizatorii deodată', en: 'All users at once' },
  one_by_one: { ro: 'Succesiv – în ordinea adăugării', en: 'One by one, in the added order' },
} as const satisfies Record<string, Text>
export type ApprovalMode = keyof typeof approvalModeLabels
export const approvalModes = Object.keys(approvalModeLabels) as ApprovalMode[]

export const approvalTaskLabels = {
  approve: { ro: 'Aprobă', en: 'Approves' },
  sign: { ro: 'Semnează', en: 'Signs' },
} as const satisfies Record<string, Text>
export type ApprovalTask = keyof typeof approvalTaskLabels
export const approvalTasks = Object.keys(approvalTaskLabels) as ApprovalTask[]

/** How a step was signed. */
export const signatureWayLabels = {
  drawn: { ro: 'Semnătură desenată (simplă)', en: 'Drawn signature (simple)' },
  paper: { ro: 'Semnat pe hârtie, cu scanare', en: 'Signed on paper, with the scan' },
  digital: { ro: 'Semnat electronic', en: 'Signed electronically' },
} as const satisfies Record<string, Text>
export type SignatureWay = keyof typeof signatureWayLabels
export const signatureWays = Object.keys(signatureWayLabels) as SignatureWay[]

/** Labels of steps that are offered; any other may be written. The first one takes a right of its own. */
export const suggestedStepLabels = [
  'viză juridică',
  'viză CFP',
  'aviz șef compartiment',
  'aprobare',
  'contrasemnare',
] as const
const LEGAL_VISA: string = suggestedStepLabels[0]
/** Whether a step is the legal visa, which is given by holders of `approval.visa_legal` only. */
export const isLegalVisa = (label: string): boolean => label.trim().toLocaleLowerCase('ro') === LEGAL_VISA

/** Why the program itself revokes a request; stored in Romanian. */
export const ownReasons = {
  version: { ro: 'Versiune nouă', en: 'New version' },
  ended: { ro: 'Document anulat', en: 'Document annulled' },
} as const satisfies Record<string, Text>

import {
  type DocumentStatus,
  type DocumentStatusId,
  documentStatus,
  EVERY_STATUS,
  STATUS,
} from './document-status.ts'

/**
 * change, pend, close: from an open status; reopen: closed → in operation; annul: from any but a void one.
 */
export type TransitionKind = 'change' | 'pend' | 'close' | 'reopen' | 'annul'

export type Transition = {
  readonly to: DocumentStatusId
  readonly kind: TransitionKind
  readonly needsReason: boolean
}

function transitionKind(from: DocumentStatus, to: DocumentStatus): TransitionKind | null {
  if (from.kind === 'void' || to.id === STATUS.overdue) return null
  if (to.kind === 'void') return 'annul'
  if (from.kind === 'closed') return to.id === STATUS.inOperation ? 'reopen' : null
  if (to.kind === 'closed') return 'close'
  // A pending document may be given another day. Status 4 is stored as 3, so 4 → 3 would change nothing.
  if (to.id === STATUS.pending) return 'pend'
  const isSame = to.id === from.id || (from.id === STATUS.overdue && to.id === STATUS.inOperation)
  return isSame ? null : 'change'
}

/**
 * Where a document may go from the status it shows. 4 is never a target: the clock sets it. 9 is reached by
 * annulling only and is final.
 */
export function allowedTransitions(from: DocumentStatusId): readonly Transition[] {
  return EVERY_STATUS.flatMap((to) => {
    const kind = transitionKind(documentStatus(from), to)
    return kind ? [{ to: to.id, kind, needsReason: kind === 'reopen' || kind === 'annul' }] : []
  })
}

export function findTransition(from: DocumentStatusId, to: DocumentStatusId): Transition | undefined {
  return allowedTransitions(from).find((transition) => transition.to === to)
}

/** What the change-status dialog offers: everything allowed but annulling, which has its own command. */
export function offeredStatuses(from: DocumentStatusId): readonly DocumentStatus[] {
  return allowedTransitions(from)
    .filter((transition) => transition.kind !== 'annul')
    .map((transition) => documentStatus(transition.to))
}

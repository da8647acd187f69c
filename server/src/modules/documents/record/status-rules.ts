import type { StatusWish } from '@hdoc/contract/documents/life/document-status-change.ts'
import { type DocumentStatusId, STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { effectiveStatus } from '@hdoc/contract/documents/status/effective-status.ts'
import { findTransition, type Transition } from '@hdoc/contract/documents/status/status-transitions.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { StatusFacts, StoredChange } from './queries/life.ts'

export type { StatusFacts }

export type StatusDecision =
  | { ok: true; kind: Transition['kind']; from: DocumentStatusId; change: StoredChange }
  | { ok: false; from: DocumentStatusId; fields?: Record<string, FieldProblem[]> }

/** The status a document shows on a day. */
export const shownStatus = (row: StatusFacts, today: IsoDate): DocumentStatusId =>
  effectiveStatus(
    {
      status: row.status,
      resumeStatus: row.resume_status,
      pendingUntil: row.pending_until,
      deadlineOn: row.deadline_on,
    },
    today,
  )

/**
 * The status that a document falls back to when its waiting ends: the one before it waited, also when a
 * waiting document is told to wait anew.
 */
function fallback(row: StatusFacts, from: DocumentStatusId): DocumentStatusId {
  if (from === STATUS.pending) return row.resume_status ?? STATUS.inOperation
  return from === STATUS.overdue ? STATUS.inOperation : from
}

/** Whether a document may get the wished status, and what is stored then (product §5). */
export function decideStatus(row: StatusFacts, wish: StatusWish, today: IsoDate): StatusDecision {
  const from = shownStatus(row, today)
  const transition = findTransition(from, wish.status)
  if (!transition || transition.kind === 'annul') return { ok: false, from }
  if (transition.needsReason && wish.reason === '')
    return { ok: false, from, fields: { reason: [{ key: 'required' }] } }
  const { kind } = transition
  if (kind !== 'pend')
    return {
      ok: true,
      kind,
      from,
      change: { status: wish.status, resume_status: null, pending_until: null },
    }
  const isDay = wish.pending_type === 'date'
  const until = isDay ? (wish.pending_until ?? today) : addDays(today, wish.pending_days ?? 0)
  if (until <= today)
    return {
      ok: false,
      from,
      fields: { [isDay ? 'pending_until' : 'pending_days']: [{ key: 'date_passed' }] },
    }
  return {
    ok: true,
    kind,
    from,
    change: { status: STATUS.pending, resume_status: fallback(row, from), pending_until: until },
  }
}

import type { IsoDate } from '../../ro/local-date.ts'
import { type DocumentStatusId, STATUS } from './document-status.ts'

export type StoredStatus = {
  status: DocumentStatusId
  /** The status that a pending document returns to; null = in operation. */
  resumeStatus: DocumentStatusId | null
  /** First day on which it is no longer pending. */
  pendingUntil: IsoDate | null
  /** Last day of the term. */
  deadlineOn: IsoDate | null
}

/**
 * The status that a document shows today (local day), computed from the stored one: a 3 past its
 * deadline shows as 4, a 15 whose day has come shows as the status it returns to. The SQL that
 * filters and counts must agree.
 */
export function effectiveStatus(stored: StoredStatus, today: IsoDate): DocumentStatusId {
  const isOver =
    stored.status === STATUS.pending && stored.pendingUntil !== null && stored.pendingUntil <= today
  const status = isOver ? (stored.resumeStatus ?? STATUS.inOperation) : stored.status
  if (status !== STATUS.inOperation && status !== STATUS.overdue) return status
  return stored.deadlineOn !== null && stored.deadlineOn < today ? STATUS.overdue : STATUS.inOperation
}

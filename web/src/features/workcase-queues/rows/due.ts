import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { NEAR_DAYS } from '../../../entities/cases/due-filters.ts'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { deadlineState } from '../../../entities/documents/deadline-state.ts'
import { today } from '../../../lib/format/clock.ts'

/** Status 6: the deadline of what was closed binds nobody any more. */
const CLOSED = 6

/** As which document’s the deadline of a share is shown. */
export const dueStatus = ({ status }: QueueRow): number =>
  status.code === 'closed' || status.code === 'transferred' ? CLOSED : STATUS.inOperation

export const isLate = (row: QueueRow): boolean =>
  deadlineState(row.deadline_on, dueStatus(row), today()) === 'late'

/** Nobody has taken it over yet. */
export const isFresh = ({ status }: QueueRow): boolean => status.code === 'new'

/** Among which rows a share stands by its deadline. */
export function dueGroup({ deadline_on }: QueueRow): 'late' | 'soon' | 'later' {
  if (deadline_on === null) return 'later'
  if (deadline_on < today()) return 'late'
  return deadline_on <= addDays(today(), NEAR_DAYS) ? 'soon' : 'later'
}

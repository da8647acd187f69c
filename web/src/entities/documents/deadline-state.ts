import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { daysBetween } from '@hdoc/contract/ro/local-date.ts'

/** `settled`: the document is closed or void, so its deadline no longer binds anybody. */
export type DeadlineState = 'none' | 'settled' | 'late' | 'soon' | 'later'

/** Days before the deadline from which it counts as `soon`. */
const soonDays = 3

export const isOpenStatus = (id: number): boolean =>
  DOCUMENT_STATUSES.some((status) => status.id === id && status.kind === 'open')

export function deadlineState(deadlineOn: string | null, statusId: number, today: string): DeadlineState {
  if (deadlineOn === null) return 'none'
  if (!isOpenStatus(statusId)) return 'settled'
  const left = daysBetween(today, deadlineOn)
  if (left < 0) return 'late'
  return left <= soonDays ? 'soon' : 'later'
}

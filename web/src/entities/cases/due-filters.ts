import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { today } from '../../lib/format/clock.ts'

/** Days ahead that are near. */
export const NEAR_DAYS = 7

const ofColumn = (column: string, mode: ColumnFilter['conditions'][number]['mode'], values: string[]) =>
  ({ column, operator: 'and', conditions: [{ field: column, mode, values }] }) satisfies ColumnFilter

/** What of a queue is late, near, or taken over by nobody yet; the counts of queues count the same. */
export const dueFilters = {
  overdue: () => ofColumn('deadline_on', 'dateBefore', [today()]),
  due_soon: () => ofColumn('deadline_on', 'between', [today(), addDays(today(), NEAR_DAYS)]),
  fresh: () => ofColumn('status', 'equals', ['new']),
} as const

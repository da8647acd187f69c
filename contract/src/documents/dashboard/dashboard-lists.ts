import { wordOfDay } from '../../calls/filter-words.ts'
import type { ColumnFilter, ListQuery } from '../../calls/list-query.ts'
import { DOCUMENT_STATUSES } from '../status/document-status.ts'

/** A paper is due soon when its last day is today or one of this many days after it. */
export const DUE_DAYS = 7

export type DashboardList = 'registered_today' | 'open' | 'due_soon' | 'overdue' | 'attention' | 'mine'
export type DashboardListQuery = Pick<ListQuery, 'filters' | 'sortBy' | 'sortOrder'>

const one = (
  column: string,
  mode: ColumnFilter['conditions'][0]['mode'],
  values: string[],
): ColumnFilter => ({
  column,
  operator: 'and',
  conditions: [{ field: column, mode, values }],
})
const isOpen = one(
  'status',
  'in',
  DOCUMENT_STATUSES.filter(({ kind }) => kind === 'open').map(({ id }) => String(id)),
)

/** The last day on which a paper is due soon, in words, so that a list that was kept stays right on another day. */
const lastDay = wordOfDay(DUE_DAYS)

function filtersOf(list: DashboardList): ColumnFilter[] {
  switch (list) {
    case 'registered_today':
      return [one('registered_on', 'dateIs', ['today'])]
    case 'mine':
      return [one('registered_by', 'equals', ['me'])]
    case 'open':
      return [isOpen]
    case 'due_soon':
      return [isOpen, one('deadline_on', 'between', ['today', lastDay])]
    case 'overdue':
      return [isOpen, one('deadline_on', 'dateBefore', ['today'])]
    case 'attention':
      return [isOpen, one('deadline_on', 'lte', [lastDay])]
  }
}

/**
 * The list that a figure or a card of the dashboard opens: its total is the figure. `ofDepartment`: of the papers
 * that lie with the caller's active department.
 */
export function dashboardList(list: DashboardList, ofDepartment = false): DashboardListQuery {
  const filters = filtersOf(list)
  const byDeadline = filters.some(({ column }) => column === 'deadline_on')
  return {
    filters: ofDepartment ? [...filters, one('group', 'equals', ['my_group'])] : filters,
    sortBy: byDeadline ? 'deadline_on' : 'id',
    sortOrder: byDeadline ? 'asc' : 'desc',
  }
}

import { type ListQuery, listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { type DashboardList, dashboardList } from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import type { Place } from '../../ui/links/place.ts'

const listOf = (query: Pick<ListQuery, 'sortBy' | 'sortOrder' | 'filters'>): Place => ({
  to: '/document/list',
  search: Object.fromEntries(new URLSearchParams(listQueryString({ page: 1, search: '', ...query }))),
})

/** The list that a figure or a card opens; its total is the figure. */
export const listAddress = (list: DashboardList, ofDepartment = false): Place =>
  listOf(dashboardList(list, ofDepartment))

/** The documents registered on one day. */
export function dayAddress(day: string): Place {
  const condition = { field: 'registered_on', mode: 'dateIs' as const, values: [day] }
  const filters = [{ column: 'registered_on', operator: 'and' as const, conditions: [condition] }]
  return listOf({ sortBy: 'id', sortOrder: 'desc', filters })
}

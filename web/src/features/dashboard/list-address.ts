import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { type DashboardList, dashboardList } from '@hdoc/contract/documents/dashboard-lists.ts'

/** Address of the list that a figure or a card opens; its total is the figure. */
export const listAddress = (list: DashboardList, today: string, ofDepartment = false): string =>
  `/document/list?${listQueryString({ page: 1, search: '', ...dashboardList(list, today, ofDepartment) })}`

/** Address of the documents registered on one day. */
export function dayAddress(day: string): string {
  const condition = { field: 'registered_on', mode: 'dateIs' as const, values: [day] }
  const filters = [{ column: 'registered_on', operator: 'and' as const, conditions: [condition] }]
  return `/document/list?${listQueryString({ page: 1, search: '', sortBy: 'id', sortOrder: 'desc', filters })}`
}

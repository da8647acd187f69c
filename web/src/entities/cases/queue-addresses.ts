import { type ColumnFilter, listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { Place } from '../../ui/links/place.ts'
import { dueFilters } from './due-filters.ts'

export type Due = 'overdue' | 'due_soon'

const dueOf = (due: Due | undefined): ColumnFilter[] => (due === undefined ? [] : [dueFilters[due]()])
const isIn = (column: string, id: number): ColumnFilter => ({
  column,
  operator: 'and',
  conditions: [{ field: column, mode: 'in', values: [String(id)] }],
})

const queueAddress = (queue: 'mine' | 'group' | 'team', filters: ColumnFilter[]): Place => ({
  to: '/my-workcases',
  search: {
    ...(queue !== 'mine' && { queue }),
    ...Object.fromEntries(
      new URLSearchParams(
        listQueryString({ page: 1, search: '', sortBy: 'deadline_on', sortOrder: 'asc', filters }),
      ),
    ),
  },
})

/** What lies on the person; `due`: only what is late or near of it. */
export const ownAddress = (due?: Due): Place => queueAddress('mine', dueOf(due))

/** What a department has, whoever it lies on. */
export const teamAddress = (groupId: number, due?: Due): Place =>
  queueAddress('team', [isIn('group', groupId), ...dueOf(due)])

/** What of a department lies on one person, or on nobody (null). */
export const personAddress = (groupId: number, userId: number | null, due?: Due): Place =>
  userId === null
    ? queueAddress('group', [isIn('group', groupId), ...dueOf(due)])
    : queueAddress('team', [isIn('group', groupId), isIn('person', userId), ...dueOf(due)])

/** What a department has that is due on a day. */
export const dayAddress = (groupId: number, day: string): Place =>
  queueAddress('team', [
    isIn('group', groupId),
    {
      column: 'deadline_on',
      operator: 'and',
      conditions: [{ field: 'deadline_on', mode: 'dateIs', values: [day] }],
    },
  ])

import { defaultRows, type ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bareNotificationCalls } from '@hdoc/contract/notifications/bare-notifications.ts'
import { type NoticeAction, taskActions } from '@hdoc/contract/notifications/notices.ts'
import { queryOptions } from '@tanstack/react-query'
import { notificationsKey } from '../../entities/changes/keys.ts'
import { callList } from '../../lib/calls/call.ts'

export const panelTabs = ['unread', 'todo', 'all'] as const
export type PanelTab = (typeof panelTabs)[number]

/** What the tab counts and marks: everything, or only what asks the person to do something. */
export const actionsOf = (tab: PanelTab): readonly NoticeAction[] | undefined =>
  tab === 'todo' ? taskActions : undefined

const plain: ListQuery = {
  rows: defaultRows,
  page: 1,
  search: '',
  sortBy: 'id',
  sortOrder: 'desc',
  filters: [],
}

function queryOf(tab: PanelTab): ListQuery {
  if (tab === 'all') return plain
  if (tab === 'unread') return { ...plain, sortBy: 'unread' }
  return {
    ...plain,
    filters: [
      {
        column: 'action',
        operator: 'and',
        conditions: [{ field: 'action', mode: 'in', values: [...taskActions] }],
      },
      {
        column: 'unread',
        operator: 'and',
        conditions: [{ field: 'unread', mode: 'equals', values: ['true'] }],
      },
    ],
  }
}

/** The first notices of a tab of the panel. */
export const panelQuery = (tab: PanelTab) =>
  queryOptions({
    queryKey: [...notificationsKey, 'panel', tab],
    queryFn: ({ signal }) => callList(bareNotificationCalls.list, queryOf(tab), { signal }),
  })

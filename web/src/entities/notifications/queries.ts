import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bareNotificationCalls } from '@hdoc/contract/notifications/bare-notifications.ts'
import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { notificationsKey } from '../changes/keys.ts'

/** How many own notices are unread, for the bell. */
export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'counts'],
  queryFn: ({ signal }) => call(bareNotificationCalls.counts, { signal }),
  staleTime: 60_000,
})

/** In its usual order the list begins with what was not read. */
const unreadFirst = (query: ListQuery): ListQuery =>
  query.sortBy === 'id' ? { ...query, sortBy: 'unread', sortOrder: 'desc' } : query

/** The own notices. */
export const notificationListQuery = listQuery<NotificationRow>(
  [...notificationsKey, 'list'],
  (query, asking) => callList(bareNotificationCalls.list, unreadFirst(query), asking),
)

import { notificationChoiceCalls } from '@hdoc/contract/notifications/notification-choices.ts'
import { queryOptions } from '@tanstack/react-query'
import { notificationChoicesKey } from '../../../entities/changes/keys.ts'
import { call } from '../../../lib/calls/call.ts'

/** What the person is told of, in which ways, and where pushes go. */
export const choicesQuery = queryOptions({
  queryKey: notificationChoicesKey,
  queryFn: ({ signal }) => call(notificationChoiceCalls.get, { signal }),
  refetchOnWindowFocus: false,
})

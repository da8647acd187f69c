import { bareWaitingCalls } from '@hdoc/contract/live/bare-live.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { waitingKey } from '../changes/keys.ts'

/** What waits for the person, for the menu. */
export const waitingQuery = queryOptions({
  queryKey: [...waitingKey, 'counts'],
  queryFn: ({ signal }) => call(bareWaitingCalls.counts, { signal }),
  staleTime: 60_000,
})

import { trackingCalls } from '@hdoc/contract/documents/tracking/tracking.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

/** Status of one registration by its private code. The page shows a wrong code itself. */
export const trackingQuery = (code: string) =>
  queryOptions({
    queryKey: ['tracking', code],
    queryFn: ({ signal }) => call(trackingCalls.get, { params: { code }, signal }),
  })

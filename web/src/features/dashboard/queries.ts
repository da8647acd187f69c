import { dashboardCalls } from '@hdoc/contract/documents/dashboard.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/**
 * What waits for the caller. The answer holds for the present moment, so every visit of the page asks anew.
 */
export const dashboardQuery = (language: string) =>
  queryOptions({
    queryKey: ['dashboard', language],
    queryFn: ({ signal }) => call(dashboardCalls.get, { signal }),
    staleTime: 0,
  })

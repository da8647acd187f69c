import { dashboardCalls } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { queryOptions } from '@tanstack/react-query'
import { dashboardKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'

/**
 * What waits for the caller. The answer holds for the present moment, so every visit of the page asks anew.
 */
export const dashboardQuery = (language: string) =>
  queryOptions({
    queryKey: [...dashboardKey, language],
    queryFn: ({ signal }) => call(dashboardCalls.get, { signal }),
    staleTime: 0,
    meta: { loud: true },
  })

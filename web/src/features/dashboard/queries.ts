import { dashboardCalls } from '@hdoc/contract/dashboard.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What waits for the caller; asked anew each time the page is opened, as it answers „now”. */
export const dashboardQuery = (language: string) =>
  queryOptions({
    queryKey: ['dashboard', language],
    queryFn: ({ signal }) => call(dashboardCalls.get, { signal }),
    staleTime: 0,
  })

import { profileCalls } from '@hdoc/contract/accounts/profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { profileKey } from '../../entities/profile/queries.ts'
import { call } from '../../lib/api.ts'

export const sessionsQuery = queryOptions({
  queryKey: [...profileKey, 'sessions'],
  queryFn: ({ signal }) => call(profileCalls.sessions, { signal }),
  meta: { quiet: true },
})

export const activityQuery = queryOptions({
  queryKey: [...profileKey, 'activity'],
  queryFn: ({ signal }) => call(profileCalls.activity, { signal }),
  meta: { quiet: true },
})

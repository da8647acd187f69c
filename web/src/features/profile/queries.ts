import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { profileKey, sessionsKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => call(profileCalls.sessions, { signal }),
})

export const activityQuery = queryOptions({
  queryKey: [...profileKey, 'activity'],
  queryFn: ({ signal }) => call(profileCalls.activity, { signal }),
})

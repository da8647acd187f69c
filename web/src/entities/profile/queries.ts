import { profileCalls } from '@hdoc/contract/accounts/profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything kept about the own account begins with this key. */
export const profileKey = ['profile'] as const

export const profileQuery = queryOptions({
  queryKey: [...profileKey, 'get'],
  queryFn: ({ signal }) => call(profileCalls.get, { signal }),
  meta: { quiet: true },
})

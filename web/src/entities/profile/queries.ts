import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { profileKey } from '../changes/keys.ts'

export const profileQuery = queryOptions({
  queryKey: [...profileKey, 'get'],
  queryFn: ({ signal }) => call(profileCalls.get, { signal }),
})

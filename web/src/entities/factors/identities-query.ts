import { identityCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { factorsKey } from '../changes/keys.ts'

/**
 * Accounts of providers that the signed-in person signs in with; asked anew together with the second factors.
 */
export const identitiesQuery = queryOptions({
  queryKey: [...factorsKey, 'identities'],
  queryFn: ({ signal }) => call(identityCalls.list, { signal }),
})

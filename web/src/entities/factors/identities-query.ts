import { identityCalls } from '@hdoc/contract/access/oidc.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { factorsKey } from './queries.ts'

/**
 * Accounts of providers that the signed-in person signs in with; asked anew together with the second factors.
 */
export const identitiesQuery = queryOptions({
  queryKey: [...factorsKey, 'identities'],
  queryFn: ({ signal }) => call(identityCalls.list, { signal }),
  meta: { quiet: true },
})

import { factorCalls } from '@hdoc/contract/access/factors.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Second factors and passkeys of the signed-in person. */
export const factorsKey = ['factor'] as const

export const factorsQuery = queryOptions({
  queryKey: [...factorsKey, 'get'],
  queryFn: ({ signal }) => call(factorCalls.get, { signal }),
  meta: { quiet: true },
})

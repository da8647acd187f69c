import { factorCalls } from '@hdoc/contract/access/factors.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { factorsKey } from '../changes/keys.ts'

export const factorsQuery = queryOptions({
  queryKey: [...factorsKey, 'get'],
  queryFn: ({ signal }) => call(factorCalls.get, { signal }),
})

import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { factorsKey } from '../changes/keys.ts'

export const factorsQuery = queryOptions({
  queryKey: [...factorsKey, 'get'],
  queryFn: ({ signal }) => call(factorCalls.get, { signal }),
})

import { bareSubstituteCalls } from '@hdoc/contract/people/bare-substitutes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { substitutesKey } from '../../changes/keys.ts'

/** When the signed-in person is away, and for whom they stand in. */
export const ownSubstitutionsQuery = queryOptions({
  queryKey: [...substitutesKey, 'own'],
  queryFn: ({ signal }) => call(bareSubstituteCalls.own, { signal }),
})

/** When a person is away. */
export const substitutionsOfQuery = (id: number) =>
  queryOptions({
    queryKey: [...substitutesKey, 'of', id],
    queryFn: ({ signal }) => call(bareSubstituteCalls.ofUser, { params: { id }, signal }),
  })

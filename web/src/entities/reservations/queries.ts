import { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { reservationsKey } from '../changes/keys.ts'

export const reservationListQuery = listQuery([...reservationsKey, 'list'], (query, asking) =>
  callList(reservationCalls.list, query, asking),
)

export const reservationFormQuery = () =>
  queryOptions({
    queryKey: [...reservationsKey, 'form'],
    queryFn: ({ signal }) => call(reservationCalls.form, { signal }),
    meta: { loud: true },
  })

/** Reserved numbers of a register that a registration may use now. */
export const usableNumbersQuery = (registerId: number) =>
  queryOptions({
    queryKey: [...reservationsKey, 'usable', registerId],
    queryFn: ({ signal }) => call(reservationCalls.usable, { query: { register_id: registerId }, signal }),
    staleTime: 0,
    meta: { loud: true },
  })

import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { type Reservation, reservationCalls } from '@hdoc/contract/registers/reservations.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about reserved numbers begins with this key. */
export const reservationsKey = ['number_reservation'] as const

export const reservationListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Reservation>, ApiError, ListAnswer<Reservation>, QueryKey>({
    queryKey: [...reservationsKey, 'list', query],
    queryFn: ({ signal }) => callList(reservationCalls.list, query, { signal }),
    meta: { quiet: true },
  })

export const reservationFormQuery = () =>
  queryOptions({
    queryKey: [...reservationsKey, 'form'],
    queryFn: ({ signal }) => call(reservationCalls.form, { signal }),
  })

/** Reserved numbers of a register that a registration may use now. */
export const usableNumbersQuery = (registerId: number) =>
  queryOptions({
    queryKey: [...reservationsKey, 'usable', registerId],
    queryFn: ({ signal }) => call(reservationCalls.usable, { query: { register_id: registerId }, signal }),
    staleTime: 0,
  })

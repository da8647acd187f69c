import { barePortalComplaintCalls } from '@hdoc/contract/complaints/bare-portal-complaints.ts'
import type { Point } from '@hdoc/contract/complaints/place.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const typesQuery = queryOptions({
  queryKey: ['portal_complaint', 'types'],
  queryFn: ({ signal }) => call(barePortalComplaintCalls.types, { signal, handled: true }),
  retry: false,
})

/** What one may mean by what is typed. Without an answer the form is filled all the same. */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['portal_complaint', 'places', q],
    queryFn: ({ signal }) => call(barePortalComplaintCalls.places, { query: { q }, signal, handled: true }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const nearQuery = (type: string, point: Point | null) =>
  queryOptions({
    queryKey: ['portal_complaint', 'near', type, point],
    queryFn: ({ signal }) =>
      call(barePortalComplaintCalls.near, {
        query: { type: Number(type), lat: point?.lat ?? 0, lng: point?.lng ?? 0 },
        signal,
        handled: true,
      }),
    enabled: type !== '' && point !== null,
    retry: false,
  })

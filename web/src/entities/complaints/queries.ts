import type { QueryOf } from '@hdoc/contract/calls/endpoint.ts'
import { bareComplaintCalls, bareComplaintTypes } from '@hdoc/contract/complaints/bare-complaints.ts'
import type { ComplaintListRow } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { bareComplaintFieldsCalls } from '@hdoc/contract/online-forms/bare-online-forms.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery, pickerQuery, resourceQueries } from '../../lib/queries/resource-queries.ts'
import { complaintsKey, complaintTypesKey } from '../changes/keys.ts'

export const { options: complaintTypeOptionsQuery } = resourceQueries(bareComplaintTypes)

export const complaintsQuery = listQuery<ComplaintListRow>([...complaintsKey, 'list'], (query, asking) =>
  callList(bareComplaintCalls.list, query, asking),
)

/** How many complaints stand in each status, and the clock of each type. */
export const complaintCountsQuery = () =>
  queryOptions({
    queryKey: [...complaintsKey, 'counts'],
    queryFn: ({ signal }) => call(bareComplaintCalls.counts, { signal }),
  })

export type MapQuery = QueryOf<(typeof complaintCalls)['map']>
/** The marks of a box of the map. */
export const complaintMapQuery = (query: MapQuery) =>
  queryOptions({
    queryKey: [...complaintsKey, 'map', query],
    queryFn: ({ signal }) => call(bareComplaintCalls.map, { query, signal }),
  })

/** Types that can be reported, and departments that can get a complaint. */
export const complaintFormQuery = () =>
  queryOptions({
    queryKey: [...complaintsKey, 'form'],
    queryFn: ({ signal }) => call(bareComplaintCalls.form, { signal }),
    meta: { loud: true },
  })

/** What a type asks of its own. */
export const complaintFieldsQuery = (typeId: number) =>
  queryOptions({
    queryKey: [...complaintTypesKey, 'fields', typeId],
    queryFn: ({ signal }) => call(bareComplaintFieldsCalls.offered, { params: { id: typeId }, signal }),
    enabled: typeId > 0,
    meta: { loud: true },
  })

/** The complaint of a page: without it the page is not found. */
export const complaintQuery = (id: number) =>
  queryOptions({
    queryKey: [...complaintsKey, 'get', id],
    queryFn: ({ signal }) => call(bareComplaintCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

/** Complaints that are worked on, for one that is to be joined to another. */
export const openComplaintOptionsQuery = pickerQuery([...complaintsKey, 'options'], (query, asking) =>
  call(bareComplaintCalls.options, { query, ...asking }),
)

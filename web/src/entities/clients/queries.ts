import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type Company, companies } from '@hdoc/contract/clients/companies.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about companies begins with this key. */
export const companiesKey = ['company'] as const
/** Everything kept about institutions as clients begins with this key. */
export const institutionsKey = ['hdoc_company'] as const

export const companyListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Company>, ApiError, ListAnswer<Company>, QueryKey>({
    queryKey: [...companiesKey, 'list', query],
    queryFn: ({ signal }) => callList(companies.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: [...companiesKey, 'get', id],
    queryFn: ({ signal }) => call(companies.calls.get, { params: { id }, signal }),
    meta: { single: true },
  })

export const companyOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...companiesKey, 'options', query],
    queryFn: ({ signal }) => call(companies.calls.options, { query, signal }),
  })

export const institutionListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Institution>, ApiError, ListAnswer<Institution>, QueryKey>({
    queryKey: [...institutionsKey, 'list', query],
    queryFn: ({ signal }) => callList(institutions.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const institutionQuery = (id: number) =>
  queryOptions({
    queryKey: [...institutionsKey, 'get', id],
    queryFn: ({ signal }) => call(institutions.calls.get, { params: { id }, signal }),
    meta: { single: true },
  })

export const institutionFormQuery = () =>
  queryOptions({
    queryKey: [...institutionsKey, 'form'],
    queryFn: ({ signal }) => call(institutions.calls.form, { signal }),
  })

/** The catalogue and what a client has of it, as it is now: asked anew each time. */
export const clientCatalogueQuery = (id: number) =>
  queryOptions({
    queryKey: [...institutionsKey, 'catalogue', id],
    queryFn: ({ signal }) => call(institutions.calls.catalogue, { params: { id }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

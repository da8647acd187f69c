import { companies } from '@hdoc/contract/clients/companies.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery, resourceQueries } from '../../lib/queries/resource-queries.ts'
import { institutionsKey } from '../changes/keys.ts'

export const {
  list: companyListQuery,
  ofPage: companyQuery,
  options: companyOptionsQuery,
} = resourceQueries(companies)

export const institutionListQuery = listQuery([...institutionsKey, 'list'], (query, asking) =>
  callList(institutions.calls.list, query, asking),
)

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
    meta: { loud: true },
  })

/** The catalogue and what a client has of it, as it is now: asked anew each time. */
export const clientCatalogueQuery = (id: number) =>
  queryOptions({
    queryKey: [...institutionsKey, 'catalogue', id],
    queryFn: ({ signal }) => call(institutions.calls.catalogue, { params: { id }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { loud: true },
  })

import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge.ts'
import { type Issuer, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { issuersKey } from './queries.ts'

export const issuerListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Issuer>, ApiError, ListAnswer<Issuer>, QueryKey>({
    queryKey: [...issuersKey, 'list', query],
    queryFn: ({ signal }) => callList(issuers.calls.list, query, { signal }),
    meta: { quiet: true },
  })

/** The issuer of a page: without it the page is not found. */
export const issuerQuery = (id: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'get', id],
    queryFn: ({ signal }) => call(issuers.calls.get, { params: { id }, signal }),
    meta: { single: true },
  })

export type WrittenIssuer = {
  except?: number
  name?: string
  cnp?: string
  cui?: string
  phone?: string
  email?: string
}

/** Known issuers that may be the same as the one being written. */
export const similarIssuersQuery = (written: WrittenIssuer) =>
  queryOptions({
    queryKey: [...issuersKey, 'similar', written],
    queryFn: ({ signal }) =>
      call(issuerMergeCalls.similar, { body: written, signal, quiet: true, handled: true }),
    meta: { quiet: true },
  })

export const issuerPairsQuery = (page: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'pairs', page],
    queryFn: ({ signal }) => call(issuerMergeCalls.pairs, { query: { page }, signal }),
    meta: { quiet: true },
  })

export const mergePreviewQuery = (winner_id: number, loser_id: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'merge-preview', winner_id, loser_id],
    queryFn: ({ signal }) =>
      call(issuerMergeCalls.preview, { params: { winner_id, loser_id }, signal, handled: true }),
    meta: { quiet: true },
    staleTime: 0,
  })

export const issuerMergesQuery = (id: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'merges', id],
    queryFn: ({ signal }) => call(issuerMergeCalls.merges, { params: { id }, signal }),
    meta: { quiet: true },
  })

/** The picker of issuers. */
export const issuerOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...issuersKey, 'options', query],
    queryFn: ({ signal }) => call(issuers.calls.options, { query, signal }),
    meta: { quiet: true },
  })

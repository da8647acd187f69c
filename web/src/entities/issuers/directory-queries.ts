import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { resourceQueries } from '../../lib/queries/resource-queries.ts'
import { issuersKey } from '../changes/keys.ts'

export const { ofPage: issuerQuery, options: issuerOptionsQuery } = resourceQueries(issuers)

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
  })

export const issuerPairsQuery = (page: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'pairs', page],
    queryFn: ({ signal }) => call(issuerMergeCalls.pairs, { query: { page }, signal }),
  })

export const mergePreviewQuery = (winner_id: number, loser_id: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'merge-preview', winner_id, loser_id],
    queryFn: ({ signal }) =>
      call(issuerMergeCalls.preview, { params: { winner_id, loser_id }, signal, handled: true }),
    staleTime: 0,
  })

export const issuerMergesQuery = (id: number) =>
  queryOptions({
    queryKey: [...issuersKey, 'merges', id],
    queryFn: ({ signal }) => call(issuerMergeCalls.merges, { params: { id }, signal }),
  })

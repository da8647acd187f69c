import { issuerCalls } from '@hdoc/contract/issuers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything kept about issuers begins with this key. */
export const issuersKey = ['issuer'] as const

/** Type-ahead; a failure is shown in its list. */
export const issuerSuggestQuery = (q: string) =>
  queryOptions({
    queryKey: [...issuersKey, 'suggest', q],
    queryFn: ({ signal }) => call(issuerCalls.suggest, { query: { q }, signal }),
    enabled: q.length >= 2,
    meta: { quiet: true },
  })

/** Localities of a county, by its code. */
export const localityOptionsQuery = (county: string, q: string) =>
  queryOptions({
    queryKey: ['locality', 'options', county, q],
    queryFn: ({ signal }) => call(issuerCalls.localities, { query: { county, q }, signal }),
    enabled: county !== '',
    meta: { quiet: true },
  })

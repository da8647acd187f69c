import { registrationListCalls } from '@hdoc/contract/documents/registration/registration-list.ts'
import { issuerCalls } from '@hdoc/contract/issuers/issuer-calls.ts'
import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { issuersKey } from '../changes/keys.ts'

/**
 * The issuers with this CNP, from an identity card at the counter. The CNP is asked in a body, because
 * addresses are logged.
 */
async function whoHas(cnp: string, signal: AbortSignal) {
  const { data } = await call(registrationListCalls.match, { body: { lines: [{ cnp }] }, signal })
  return data.flatMap(({ found }) => found)
}

/** Suggestions of the type-ahead; a failure is shown in its list. */
export const issuerSuggestQuery = (q: string) =>
  queryOptions({
    queryKey: [...issuersKey, 'suggest', q],
    queryFn: ({ signal }) =>
      looksLikeCnp(q) && !q.startsWith('0')
        ? whoHas(q, signal)
        : call(issuerCalls.suggest, { body: { q }, signal }),
    enabled: q.length >= 2,
  })

/** Localities of a county, by its code. */
export const localityOptionsQuery = (county: string, q: string) =>
  queryOptions({
    queryKey: ['locality', 'options', county, q],
    queryFn: ({ signal }) => call(issuerCalls.localities, { query: { county, q }, signal }),
    enabled: county !== '',
  })

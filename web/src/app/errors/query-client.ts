import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { concernsSession } from '../../lib/api-reactions.ts'
import type { CallMeta } from '../../lib/call-meta.ts'
import type { Source } from './error-catalogue.ts'

const maximumRetries = 2
/**
 * Whether a query is worth asking again: no answer, or a server that is down for a moment. Never a stopped
 * call or a refusal.
 */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || error.status === 503)

function sourceOf(meta: CallMeta | undefined): Source {
  return meta?.source ?? (meta?.single ? 'single' : 'call')
}

/**
 * Creates the query client. `onFailure` hears of every failed query and mutation, except those marked `quiet`
 * and those that concern the session, which the call itself has told.
 */
export function createQueryClient(onFailure: (error: ApiError, source: Source) => void): QueryClient {
  const hear = (error: unknown, meta: CallMeta | undefined) => {
    if (error instanceof ApiError && !meta?.quiet && !concernsSession(error)) onFailure(error, sourceOf(meta))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => hear(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _values, _result, mutation) => hear(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // „always”: without network a page says so at once instead of waiting in silence.
        networkMode: 'always',
        staleTime: 10_000,
        retry: (count, error) => count < maximumRetries && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

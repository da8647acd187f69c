import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { applyChange } from '../../entities/changes/apply-change.ts'
import { noteOwnChanges } from '../../entities/changes/own-changes.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { concernsSession } from '../../lib/calls/api-reactions.ts'
import type { Source } from './error-catalogue.ts'
import { queryDefaults } from './query-defaults.ts'

/**
 * Creates the query client. `onFailure` hears of failed actions that no screen shows, and of failed queries that
 * say so (`single`, `loud`), but of nothing that concerns the session, which the call itself has told. What an
 * action changed is asked anew.
 */
export function createQueryClient(onFailure: (error: ApiError, source: Source) => void): QueryClient {
  const isUnwatched = (query: Query<unknown, unknown, unknown>) => query.meta?.ahead && !query.isActive()
  const hear = (error: unknown, source: Source) => {
    if (error instanceof ApiError && !concernsSession(error)) onFailure(error, source)
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnwatched(query)) return
        if (query.meta?.single) hear(error, 'single')
        else if (query.meta?.loud) hear(error, 'call')
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _values, _result, { meta }) => {
        if (!meta?.quiet) hear(error, meta?.source ?? 'call')
      },
      // After `onSuccess` of the action: a dialog has closed before the screen behind it is asked anew.
      onSettled: (data, error, values, _result, { meta }) => {
        const changes = meta?.changesOf?.({ failed: error !== null, data, values }) ?? []
        noteOwnChanges(changes)
        const asked = applyChange(queryClient, ...changes)
        return meta?.waits ? asked : undefined
      },
    }),
    defaultOptions: queryDefaults,
  })
  return queryClient
}

import { partialMatchKey, type QueryClient } from '@tanstack/react-query'
import type { Change } from '../../lib/queries/change.ts'
import { changeTable } from './change-table.ts'

/**
 * Asks anew for what the changes concern: at once where it is shown, otherwise when it is shown next. Each
 * query is asked once, however many changes concern it.
 */
export function applyChange(queryClient: QueryClient, ...changes: readonly Change[]): Promise<void> {
  const keys = changes.flatMap(({ what, id }) => changeTable[what](id))
  if (keys.length === 0) return Promise.resolve()
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
  })
}

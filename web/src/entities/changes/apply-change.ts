import { partialMatchKey, type QueryClient } from '@tanstack/react-query'
import type { Change } from '../../lib/queries/change.ts'

type ChangeTable = typeof import('./change-table.ts').changeTable

/** Stays away from the first page of who is not signed in; the frame of the staff brings it along. */
let table: ChangeTable | undefined

async function loadTable(): Promise<ChangeTable | undefined> {
  try {
    table = (await import('./change-table.ts')).changeTable
  } catch {
    // Without the network or after an update of the server: the next change tries again.
  }
  return table
}

/**
 * Asks anew for what the changes concern: at once where it is shown, otherwise when it is shown next. Each
 * query is asked once, however many changes concern it. Without the table, everything is asked.
 */
export async function applyChange(queryClient: QueryClient, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const isAll = changes.some(({ what }) => what === 'everything')
  const found = isAll ? undefined : (table ?? (await loadTable()))
  if (found === undefined) return queryClient.invalidateQueries()
  const keys = changes.flatMap(({ what, id }) => found[what](id))
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
  })
}

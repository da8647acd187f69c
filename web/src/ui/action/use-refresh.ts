import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Change } from '../../lib/queries/change.ts'

/** Asks anew for what somebody else changed, in the same way as an action does for its own changes. */
export function useRefresh(): (changes: readonly Change[]) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (changes) => {
      const meta = { changesOf: () => changes }
      void queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => Promise.resolve(), meta })
        .execute(undefined)
    },
    [queryClient],
  )
}

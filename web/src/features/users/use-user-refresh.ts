import { useQueryClient } from '@tanstack/react-query'
import { usersKey } from '../../entities/people/user-place.ts'

/**
 * Gives what to do after a change: everything kept about people is loaded again, and what departments and
 * roles tell of them.
 */
export function useUserRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [usersKey, ['user_group'], ['role'], ['permission_bundle']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

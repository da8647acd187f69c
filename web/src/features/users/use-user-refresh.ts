import { useQueryClient } from '@tanstack/react-query'
import { usersKey } from '../../entities/people/user-place.ts'

/** After a change: everything kept about people is asked anew, and what departments and roles tell of them. */
export function useUserRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [usersKey, ['user_group'], ['role'], ['permission_bundle']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

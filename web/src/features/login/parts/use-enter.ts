import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { refreshSession } from '../../../entities/session/session-store.ts'
import { renewCsrf } from '../../../lib/calls/csrf.ts'

/**
 * Gives what to do once the server has opened a session. The router's guard then leads on to the wanted page.
 */
export function useEnter(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    // The session has a new id, so the page needs a new CSRF token.
    await renewCsrf()
    queryClient.clear()
    await refreshSession()
    await router.invalidate()
  }
}

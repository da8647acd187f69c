import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { refreshSession } from '../../../entities/session/session-store.ts'
import { renewCsrf } from '../../../lib/csrf.ts'

/** What follows once the server has opened a session. The guard of the router then leads on to the wanted page. */
export function useEnter(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    // The session changed its id, and with it the token of the page.
    await renewCsrf()
    queryClient.clear()
    await refreshSession()
    await router.invalidate()
  }
}

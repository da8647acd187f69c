import { currentSession, refreshSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import type { Source } from '../errors/error-catalogue.ts'

const staleAfterMs = 60_000
type Around = { react: (error: ApiError, source: Source) => void; recheck: () => void }

/**
 * Asks status again when a signed-in person comes back to the page after more than a minute: rights may have
 * changed, the session may be over. Returns the function that ends this.
 */
export function refreshOnReturn({ react, recheck }: Around): () => void {
  let askedAt = performance.now()
  const look = async () => {
    const { check, landing } = currentSession()
    if (document.visibilityState !== 'visible' || !check) return
    if (performance.now() - askedAt < staleAfterMs) return
    askedAt = performance.now()
    await refreshSession({ landing, keepWhenUnanswered: true, onFailure: (error) => react(error, 'status') })
    recheck()
  }
  const listener = () => void look()
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

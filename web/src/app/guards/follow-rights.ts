import { currentSession, refreshSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import type { Source } from '../errors/error-catalogue.ts'

type Around = {
  react: (error: ApiError, source: Source) => void
  /** Has the guards look again: a page that is no longer allowed becomes the forbidden page. */
  recheck: () => void
  /** Asks the data again: rows say what one may do with them. */
  refetch: () => void
}

/**
 * Returns the reaction to an answer that tells of changed rights: it asks status, one request at a time, then
 * checks the page and asks the data again.
 */
export function followRights({ react, recheck, refetch }: Around): () => void {
  let asking = false
  const follow = async () => {
    if (asking) return
    asking = true
    const { landing } = currentSession()
    await refreshSession({ landing, keepWhenUnanswered: true, onFailure: (error) => react(error, 'status') })
    asking = false
    recheck()
    refetch()
  }
  return () => void follow()
}

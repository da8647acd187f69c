import { currentSession, refreshSession } from '../entities/session/session-store.ts'
import type { ApiError } from '../lib/api-error.ts'
import type { Source } from './error-catalogue.ts'

type Around = {
  react: (error: ApiError, source: Source) => void
  /** The guards look again: a page that is no longer allowed becomes the forbidden page. */
  recheck: () => void
  /** Rows say anew what one may do with them. */
  refetch: () => void
}

/** What happens when an answer tells that the person's rights have changed: status is asked, once at a time. */
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

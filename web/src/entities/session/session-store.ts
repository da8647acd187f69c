import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { personMark } from '@hdoc/contract/access/page-person.ts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { showsPerson } from '../../lib/calls/page-person.ts'
import {
  emptySession,
  failedSession,
  needsStatus,
  type OtherPerson,
  otherPerson,
  refusedDomain,
  type Session,
  sessionOf,
  signedOut,
} from './session.ts'

/** The sentence by which the server refuses a host; compared literally (specification §8). */
const refusedDomainMessage = 'Nume domeniu neacceptat!'

let session: Session = emptySession
let other: OtherPerson | null = null
const listeners = new Set<() => void>()

export const currentSession = (): Session => session
/**
 * The person who has signed in in this browser, while this page goes on showing the person who wrote on it.
 */
export const currentOther = (): OtherPerson | null => other

export function setSession(next: Session): void {
  session = next
  other = null
  showsPerson(next.user ? personMark(next.user) : undefined)
  for (const listener of listeners) listener()
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession)
}

export const endSession = (): void => setSession(signedOut(session))

/** Ends the session of this page when it is over on the server too: the next page asks status anew. */
export const forgetStatus = (): void => setSession({ ...signedOut(session), asked: false })

export const markDomainInvalid = (): void => setSession(refusedDomain(session))

export function isRefusedDomain(error: ApiError): boolean {
  const { body } = error
  const refused = typeof body === 'object' && body !== null && 'success' in body && body.success === false
  return refused && error.message === refusedDomainMessage
}

type RefreshOptions = {
  landing?: boolean
  onFailure?: (error: ApiError) => void
  /**
   * Without network the person stays signed in on this page; the next call will show whether they still are.
   */
  keepWhenUnanswered?: boolean
  /** The page itself has just changed who is signed in, so the person that status names is shown. */
  switched?: boolean
}

/** Keeps the page as it is for its own person, who wrote what stands on it. */
function keepPage(now: OtherPerson): void {
  other = now
  for (const listener of listeners) listener()
}

/** Asks status and keeps its answer. A failure is kept too, given to `onFailure`, and never thrown. */
export async function refreshSession(options: RefreshOptions = {}): Promise<Session> {
  const landing = options.landing ?? false
  try {
    const next = sessionOf(await call(firstCalls.status, { landing, handled: true }), landing)
    const now = options.switched ? null : otherPerson(session, next)
    if (now) keepPage(now)
    else setSession(next)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 && options.keepWhenUnanswered) return session
    setSession(failedSession(session, error.body, landing))
    options.onFailure?.(error)
  }
  return session
}

/** The known session; status is asked first when that is needed. */
export async function ensureSession(options: RefreshOptions = {}): Promise<Session> {
  return needsStatus(session, options.landing ?? false) ? refreshSession(options) : session
}

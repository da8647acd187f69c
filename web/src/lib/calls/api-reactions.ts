import type { ApiError, ApiErrorCode } from './api-error.ts'

/**
 * Reactions of the application to these answers of any call. app/ sets them once, so that lib/ knows no
 * screen.
 */
export type ApiReactions = {
  /** 401 */
  onUnauthorized: (error: ApiError) => void
  /** 419 */
  onCsrf: (error: ApiError) => void
  /**
   * The session is not the one that the page shows: somebody else is signed in, acting as another user has
   * ended, or a second factor is asked for since a moment.
   */
  onOtherSession: (error: ApiError) => void
  /** Code invalid_domain or uknown_host. */
  onInvalidDomain: (error: ApiError) => void
  /** An answer tells that the person's rights differ from those of the last status. */
  onRightsChanged: () => void
}

const nothing = () => undefined
let reactions: ApiReactions = {
  onUnauthorized: nothing,
  onCsrf: nothing,
  onOtherSession: nothing,
  onInvalidDomain: nothing,
  onRightsChanged: nothing,
}

export function setApiReactions(next: ApiReactions): void {
  reactions = next
}

type Kind = Exclude<keyof ApiReactions, 'onRightsChanged'>

const otherSession: readonly ApiErrorCode[] = [
  'OTHER_PERSON',
  'OTHER_CLIENT',
  'ACTING_ENDED',
  'SECOND_FACTOR_NEEDED',
]

/** The reaction that concerns the session rather than the call, if this error has one. */
function sessionReaction(error: ApiError): Kind | undefined {
  if (error.code === 'invalid_domain' || error.code === 'uknown_host') return 'onInvalidDomain'
  if (otherSession.includes(error.code)) return 'onOtherSession'
  if (error.status === 401) return 'onUnauthorized'
  return error.status === 419 ? 'onCsrf' : undefined
}

/**
 * Whether a failure concerns the session: the call itself then tells the application, wherever it was made.
 */
export const concernsSession = (error: ApiError): boolean => sessionReaction(error) !== undefined

export function announce(error: ApiError): void {
  const reaction = sessionReaction(error)
  if (reaction !== undefined) reactions[reaction](error)
}

export function announceRights(): void {
  reactions.onRightsChanged()
}

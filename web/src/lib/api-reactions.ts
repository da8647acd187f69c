import type { ApiError } from './api-error.ts'

/** What the application does when any call answers these; set once by app/, so that lib knows no screen. */
export type ApiReactions = {
  /** 401 */
  onUnauthorized: (error: ApiError) => void
  /** 419 */
  onCsrf: (error: ApiError) => void
  /** Code invalid_domain or uknown_host. */
  onInvalidDomain: (error: ApiError) => void
}

const nothing = () => undefined
let reactions: ApiReactions = { onUnauthorized: nothing, onCsrf: nothing, onInvalidDomain: nothing }

export function setApiReactions(next: ApiReactions): void {
  reactions = next
}

/** Tells the application of failures that concern the session rather than the call. */
export function announce(error: ApiError): void {
  if (error.code === 'invalid_domain' || error.code === 'uknown_host') reactions.onInvalidDomain(error)
  else if (error.status === 401) reactions.onUnauthorized(error)
  else if (error.status === 419) reactions.onCsrf(error)
}

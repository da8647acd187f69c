import '@tanstack/react-query'
import type { ApiError } from './api-error.ts'

/** What a query or mutation says about itself, so that a failure gets the right reaction (`meta`). */
export type CallMeta = {
  /** Loads the one record a page is about: its 404 leads to the not-found page. */
  single?: boolean
  /** The page shows the failure itself; nothing else happens. */
  quiet?: boolean
  /** Calls whose failures the specification treats apart. */
  source?: 'login' | 'login-back' | 'logout'
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

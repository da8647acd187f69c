import '@tanstack/react-query'
import type { ApiError } from '../calls/api-error.ts'
import type { Change } from './change.ts'

/** Calls whose failures the specification treats apart. */
type Source = 'login' | 'login-back' | 'logout'

/** What a query says about itself, so that a failure gets the right reaction (`meta`). */
export type QueryMeta = {
  /** Loads the one record a page is about: its 404 leads to the not-found page. */
  single?: boolean
  /** Nobody shows its failure: the error catalogue reacts. Other queries are shown where they are drawn. */
  loud?: boolean
  /** Asked before its screen is shown: a failure is told only when a screen waits for the answer. */
  ahead?: boolean
}

/** What an action says about itself: what tells its failure, and what it changes. */
export type ActionMeta = {
  /** The screen shows the failure itself; nothing else happens. */
  quiet?: boolean
  source?: Source
  /** What the call has changed; after a failure, what it may have changed all the same. */
  changesOf?: (end: { failed: boolean; data: unknown; values: unknown }) => readonly Change[]
  /** The action counts as under way until what it changed was asked anew. */
  waits?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: QueryMeta
    mutationMeta: ActionMeta
  }
}

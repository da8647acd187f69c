import { createContext, useContext } from 'react'
import type { ApiError } from '../../lib/calls/api-error.ts'
import type { Source } from './error-catalogue.ts'

/** Gives frames the reaction to a failure of a call they make themselves (sign-out, login-back). */
export const ReactionContext = createContext<((error: ApiError, source: Source) => void) | null>(null)

export function useReaction(): (error: ApiError, source: Source) => void {
  const react = useContext(ReactionContext)
  if (react === null) throw new Error('ReactionContext is missing: a frame was drawn outside the application')
  return react
}

import { type ComponentType, createContext, use } from 'react'
import type { AppLinkProps } from './app-link.tsx'
import type { Place } from './place.ts'

/** How a part leads to other pages, where it is drawn with a router and without one. */
export type Moves = { Link: ComponentType<AppLinkProps>; go: (to: Place) => void }

/** The program puts its router here. The portal's first page, which has none, moves by the address. */
export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves {
  const moves = use(MovesContext)
  if (moves === null) throw new Error('MovesContext is missing: a part was drawn outside both entries')
  return moves
}

import type { AppLinkProps } from './app-link.tsx'
import type { Moves } from './moves.ts'
import type { Place } from './place.ts'

type Values = Readonly<Record<string, string | number | undefined>>

const withValues = (path: string, values: Values): string =>
  path.replace(/\/\{-\$(\w+)\}|\$(\w+)/g, (_, optional?: string, required?: string) => {
    const value = values[optional ?? required ?? '']
    if (value === undefined) return ''
    return `${optional === undefined ? '' : '/'}${encodeURIComponent(value)}`
  })

/** The address of a page as a router writes it, where none is loaded. The page must need no query. */
export function plainAddress(place: Place): string {
  const { to, params = {} } = (typeof place === 'string' ? { to: place } : place) as {
    to: string
    params?: Values
  }
  return `#${withValues(to, params) || '/'}`
}

/** A link inside the application, where no router is loaded. */
function PlainLink({ to, params, search, ...rest }: AppLinkProps) {
  return <a {...rest} href={plainAddress((params || search ? { to, params, search } : to) as Place)} />
}

/** Moves by the address alone. */
export const plainMoves: Moves = {
  Link: PlainLink,
  go: (to) => {
    location.hash = plainAddress(to)
  },
}

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

function withQuery(search: Values): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The address of a page as a router writes it, where none is loaded. */
export function plainAddress(place: Place): string {
  const {
    to,
    params = {},
    search = {},
  } = (typeof place === 'string' ? { to: place } : place) as {
    to: string
    params?: Values
    search?: Values
  }
  return `#${withValues(to, params) || '/'}${withQuery(search)}`
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

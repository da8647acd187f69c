import type { AppRoute } from './app-route.ts'

/**
 * Patterns of the values in a path, by their names (specification §5); a path with another value is not
 * found.
 */
const shapes: Readonly<Record<string, string>> = {
  id: '[1-9][0-9]{0,14}',
  category_id: '[1-9][0-9]{0,14}',
  token: '[a-z0-9]+',
  category: 'intrare|iesire|interne',
  type: 'platform|all|pending',
  code: '[^/]{1,60}',
}

const place = /\{(\w+)(\??)\}/

function segmentPattern(segment: string): string {
  const value = place.exec(segment)
  if (value === null) return `/${segment.replaceAll('.', '\\.')}`
  const one = `/(?<${value[1]}>${shapes[value[1]!] ?? '[^/]+'})`
  return value[2] === '?' ? `(?:${one})?` : one
}

export function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '')
  return new RegExp(`^${segments.map(segmentPattern).join('')}/?$`)
}

const places = (path: string) => path.split('{').length - 1

export type Match = { route: AppRoute; params: Readonly<Record<string, string>> }

/** The route of a path (without query), undefined when there is none. Fixed paths win over `{id}`. */
export function matchRoute(routes: readonly AppRoute[], path: string): Match | undefined {
  const found = routes
    .map((route) => ({ route, match: patternOf(route.path).exec(path) }))
    .filter((one) => one.match !== null)
    .sort((a, b) => places(a.route.path) - places(b.route.path))[0]
  if (found === undefined) return undefined
  const params = Object.fromEntries(
    Object.entries(found.match?.groups ?? {}).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  )
  return { route: found.route, params }
}

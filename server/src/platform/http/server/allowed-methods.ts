import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'

/** A regular expression for a path with `:params`; it is matched against an address without its query. */
function expressionOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`)
}

/** Gives a function that lists the methods with which declared calls answer at an address. */
export function allowedMethods(endpoints: readonly EndpointSpec[]): (url: string) => string[] {
  const known = endpoints.flatMap(({ method, path, variants = [] }) =>
    [path, ...variants].map((one) => ({ method, expression: expressionOf(one) })),
  )
  return (url) => {
    const path = url.split('?')[0] ?? ''
    return [
      ...new Set(known.filter(({ expression }) => expression.test(path)).map(({ method }) => method)),
    ].sort()
  }
}

import type { EndpointSpec } from '@hdoc/contract/endpoint.ts'

/** A path with `:params` as an expression that an address without its query matches. */
function expressionOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`)
}

/** For an address that no call answers: the methods by which declared calls would. */
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

import type { BareCall } from '@hdoc/contract/calls/bare-call.ts'
import type { EndpointSpec, ParamsIn, QueryIn } from '@hdoc/contract/calls/endpoint.ts'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }

/** Path parameters and query of a call, typed by its contract. */
export type AddressParts<E extends EndpointSpec> = Part<'params', ParamsIn<E>> & Part<'query', QueryIn<E>>

/** The address of a call: for links to files and print-outs, and inside `call`. */
export function addressOf<E extends EndpointSpec>(endpoint: E | BareCall<E>, parts: AddressParts<E>): string {
  const params = (parts.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = Object.entries((parts.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}

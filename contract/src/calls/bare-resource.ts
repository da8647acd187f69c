import type { BareCall } from './bare-call.ts'
import type { EndpointSpec } from './endpoint.ts'

type Described = {
  readonly calls: Readonly<Record<'list' | 'get' | 'add' | 'update' | 'options', EndpointSpec>>
}
type Bare<R extends Described> = {
  readonly calls: { readonly [K in keyof R['calls'] & keyof Described['calls']]: BareCall<R['calls'][K]> }
}

/** The addresses of the calls of a `resource()` by its name, for pages that must not load the schemas. */
export function bareResource<R extends Described>(name: string): Bare<R> {
  const address = (verb: string, method: 'GET' | 'POST', rest = '') => ({
    id: `${name}.${verb}`,
    method,
    path: `/api/${name}/${verb}${rest}`,
  })
  return {
    calls: {
      list: address('list', 'GET'),
      get: address('get', 'GET', '/:id'),
      add: address('add', 'POST'),
      update: address('update', 'POST'),
      options: address('options', 'GET'),
    },
  } as Bare<R>
}

import type { EndpointSpec } from './endpoint.ts'

/**
 * Where a call goes, without the schemas that check it: for pages that must not load them. What it takes and answers
 * follows from the type of its declaration.
 */
export interface BareCall<E extends EndpointSpec> {
  readonly id: E['id']
  readonly method: E['method']
  readonly path: E['path']
  /** Never set: carries the type of the declaration. */
  readonly declared?: E
}

/** Does not compile when name, method or path differ from the declaration's. */
export const bareCall = <E extends EndpointSpec>(
  address: Readonly<Pick<E, 'id' | 'method' | 'path'>>,
): BareCall<E> => address

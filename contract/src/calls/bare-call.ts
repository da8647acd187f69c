import type { EndpointSpec } from './endpoint.ts'

/**
 * The address of a call without its schemas, for pages that must not load the schemas. The types of its input
 * and answer come from the call's declaration.
 */
export interface BareCall<E extends EndpointSpec> {
  readonly id: E['id']
  readonly method: E['method']
  readonly path: E['path']
  /** Never set; only carries the type of the declaration. */
  readonly declared?: E
}

/** Gives `address` back; does not compile when id, method or path differ from the declaration's. */
export const bareCall = <E extends EndpointSpec>(
  address: Readonly<Pick<E, 'id' | 'method' | 'path'>>,
): BareCall<E> => address

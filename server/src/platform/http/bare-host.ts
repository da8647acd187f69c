import type { FastifyRequest } from 'fastify'

/** A host as the host table spells it: lower case, no trailing dot, no brackets. */
export function bareHost(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}

/**
 * The host a call is for: of the `Host` header alone, which a proxy in front passes unchanged. `X-Forwarded-Host` is
 * believed from nobody, as a proxy that does not know it hands on what the client wrote there.
 */
export function hostOfCall({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return bareHost((headers.host ?? '').replace(/:\d{0,5}$/, ''))
}

import type { FastifyRequest } from 'fastify'

/** A host as the host table spells it: lower case, no trailing dot, no brackets. */
export function bareHost(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}

/**
 * The host of a call, from the `Host` header alone, which a proxy in front must pass on unchanged.
 * `X-Forwarded-Host` is never believed: a proxy that does not know it passes on what the client wrote there.
 */
export function hostOfCall({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return bareHost((headers.host ?? '').replace(/:\d{0,5}$/, ''))
}

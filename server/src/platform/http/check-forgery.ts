import type { EndpointSpec } from '@hdoc/contract/endpoint.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { csrfCookie, csrfHeader } from '@hdoc/contract/session.ts'
import type { FastifyRequest } from 'fastify'
import { bareHost } from './bare-host.ts'
import { csrfBinding, csrfMatches } from './csrf.ts'
import { readSessionToken } from './session-cookie.ts'

/** GET calls that change state demand our own header and a same-origin request. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return headers['x-requested-with'] === 'XMLHttpRequest' && (site === undefined || site === 'same-origin')
}

/**
 * Refuses forged calls with 419 as soon as the head of a request is there: before its body is read and before host
 * and session are looked up.
 */
export function forgeryCheck(
  endpoint: EndpointSpec,
  secret: string,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (endpoint.method === 'GET') {
      if (endpoint.changesState && !isSameOrigin(request)) throw new AppError('CSRF')
      return
    }
    const bound = csrfBinding(
      bareHost(request.hostname),
      readSessionToken(request, request.protocol === 'https'),
    )
    if (!csrfMatches(secret, bound, request.cookies[csrfCookie], request.headers[csrfHeader]))
      throw new AppError('CSRF')
  }
}

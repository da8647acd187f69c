import { csrfCookie, csrfHeader } from '@hdoc/contract/access/session-headers.ts'
import { type EndpointSpec, isSafeMethod } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Secrets } from '../../secrets/key-ring.ts'
import { hostOfCall } from './bare-host.ts'
import { csrfBinding, csrfMatches } from './csrf.ts'
import { readSessionToken } from './session-cookie.ts'

/** A GET call that changes state needs our own header and a request from the same origin. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return headers['x-requested-with'] === 'XMLHttpRequest' && (site === undefined || site === 'same-origin')
}

/**
 * True for a navigation (address bar or link) from one of these sites; false for a frame, a picture or a call
 * of a page. Old browsers send none of these headers and are let through.
 */
function isNavigation({ headers }: FastifyRequest, sites: readonly string[]): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers
  return (
    (site === undefined || sites.includes(String(site))) &&
    (mode === undefined || mode === 'navigate') &&
    (destination === undefined || destination === 'document')
  )
}

const ownLink = ['same-origin', 'none']
const fromAnywhere = [...ownLink, 'same-site', 'cross-site']

function isAllowedGet(request: FastifyRequest, { changesState }: EndpointSpec): boolean {
  if (changesState === 'by_own_link') return isNavigation(request, ownLink)
  if (changesState === 'by_redirect') return isNavigation(request, fromAnywhere)
  return !changesState || isSameOrigin(request)
}

/**
 * Refuses forged calls with 419 as soon as the head of a request has come: before its body is read, and
 * before host and session are looked up.
 */
export function forgeryCheck(
  endpoint: EndpointSpec,
  secrets: Secrets,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (isSafeMethod(endpoint.method)) {
      if (!isAllowedGet(request, endpoint)) throw new AppError('CSRF')
      return
    }
    if (endpoint.byMailProgram) return
    const bound = csrfBinding(hostOfCall(request), readSessionToken(request, request.protocol === 'https'))
    if (!csrfMatches(secrets, bound, request.cookies[csrfCookie], request.headers[csrfHeader]))
      throw new AppError('CSRF')
  }
}

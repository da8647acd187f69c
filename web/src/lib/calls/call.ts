import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { csrfHeader, landingHeader, rightsHeader } from '@hdoc/contract/access/session-headers.ts'
import type { BareCall } from '@hdoc/contract/calls/bare-call.ts'
import type { AnswerOf, BodyIn, EndpointSpec, ParamsIn } from '@hdoc/contract/calls/endpoint.ts'
import { type ListQuery, listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { currentLanguage } from '../languages/language.ts'
import { type AddressParts, addressOf } from './address-of.ts'
import type { ApiError } from './api-error.ts'
import { announce, announceRights } from './api-reactions.ts'
import { unattendedHeaders } from './attended.ts'
import { asksForToken, neededCsrf, renewCsrf } from './csrf.ts'
import { failureOf, parsedBody, unanswered } from './failure-of.ts'
import { personHeaders, watchSwitch } from './page-person.ts'
import { beginPosting } from './posting.ts'
import { rightsDiffer } from './rights-watch.ts'

/** After this time without an answer a call is given up, with a message of its own. */
const timeoutMs = 30_000

type Body<E extends EndpointSpec> = [BodyIn<E>] extends [undefined]
  ? { body?: undefined }
  : { body: BodyIn<E> }
type Common = {
  signal?: AbortSignal
  /** For a call that creates; the same key never creates twice. */
  idempotencyKey?: string
  /** Shows no spinner. */
  quiet?: boolean
  /** Only reads, though it is posted: shows no spinner, and nobody misses its answer after a switch. */
  reads?: boolean
  /** The status call of a landing page of the portal. */
  landing?: boolean
  /** The caller reacts to every failure itself: `setApiReactions` hears nothing of this call. */
  handled?: boolean
}
type Options<E extends EndpointSpec> = AddressParts<E> & Body<E> & Common
type Arguments<E extends EndpointSpec> =
  Record<never, never> extends Options<E> ? [options?: Options<E>] : [options: Options<E>]
type Address = BareCall<EndpointSpec>
type Sent = Common & { body?: unknown }

const onlyReads = (endpoint: Address, sent: Sent): boolean => endpoint.method === 'GET' || sent.reads === true

async function headersOf(endpoint: Address, sent: Sent): Promise<Headers> {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    'X-Requested-With': 'XMLHttpRequest',
    ...personHeaders(),
    ...unattendedHeaders(),
  })
  if (endpoint.method !== 'GET') {
    if (asksForToken(endpoint.id)) await renewCsrf()
    headers.set(csrfHeader, await neededCsrf())
  }
  if (sent.body !== undefined) headers.set('Content-Type', 'application/json')
  if (sent.idempotencyKey !== undefined) headers.set('Idempotency-Key', sent.idempotencyKey)
  if (sent.landing) headers.set(landingHeader, '1')
  return headers
}

async function request(endpoint: Address, address: string, sent: Sent): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout
  const hasSwitched = watchSwitch()
  let failure: ApiError | undefined
  let body: unknown
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: await headersOf(endpoint, sent),
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
      signal,
    })
    body = parsedBody(await response.text())
    if (rightsDiffer(response.headers.get(rightsHeader), endpoint.id === firstCalls.status.id))
      announceRights()
    failure = failureOf({
      status: response.status,
      body,
      retryAfter: response.headers.get('retry-after'),
      requestId: response.headers.get('x-request-id'),
    })
  } catch (cause) {
    throw unanswered(cause, timeout.aborted && !sent.signal?.aborted)
  }
  if (failure === undefined) return body
  // What the page read for the person before is nobody's loss; what somebody wrote is told.
  const isPast = onlyReads(endpoint, sent) && hasSwitched()
  if (!sent.handled && !isPast) announce(failure)
  throw failure
}

async function run(endpoint: Address, address: string, sent: Sent): Promise<unknown> {
  if (onlyReads(endpoint, sent) || sent.quiet) return request(endpoint, address, sent)
  const end = beginPosting()
  try {
    return await request(endpoint, address, sent)
  } finally {
    end()
  }
}

/** Runs a call of the contract. Throws `ApiError`, also when the answer says `success: false`. */
export async function call<E extends EndpointSpec>(
  endpoint: E | BareCall<E>,
  ...[options]: Arguments<E>
): Promise<AnswerOf<E>> {
  const sent: Sent & { params?: unknown; query?: unknown } = options ?? {}
  return (await run(endpoint, addressOf(endpoint, sent as AddressParts<E>), sent)) as AnswerOf<E>
}

/** Runs a list call: rows as path segment, the rest by the filter grammar. */
export async function callList<E extends EndpointSpec>(
  endpoint: E | BareCall<E>,
  query: ListQuery,
  { params, ...options }: { params?: ParamsIn<E>; body?: BodyIn<E> } & Common = {},
): Promise<AnswerOf<E>> {
  const address = addressOf(endpoint, { params } as AddressParts<E>)
  const path = query.rows === null ? address : `${address}/${query.rows}`
  return (await run(endpoint, `${path}?${listQueryString(query)}`, options)) as AnswerOf<E>
}

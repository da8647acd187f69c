import { pagePersonHeader, rightsHeader, unattendedHeader } from '@hdoc/contract/access/session-headers.ts'
import { languageOf } from '@hdoc/contract/texts/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../auth/actor.ts'
import { callRefusal } from '../../auth/call-refusal.ts'
import type { Caller, Ctx, Host, Route, Services } from '../context.ts'
import { pagePersonRefusal } from './check-page-person.ts'
import { readInput } from './read-input.ts'
import { rightsHash } from './rights-hash.ts'
import { readAttemptToken, readDeviceToken, readSessionToken, sessionCookieReply } from './session-cookie.ts'

/** One call under way: its route, request and reply, its caller, and its person once known. */
export type Call = {
  readonly route: Route
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Caller
  actor: Actor | undefined
}

export function callerOf(request: FastifyRequest, host: Host): Caller {
  const secure = request.protocol === 'https'
  return {
    id: request.id,
    address: request.ip,
    host,
    headers: request.headers,
    sessionToken: readSessionToken(request, secure),
    attemptToken: readAttemptToken(request, secure),
    deviceToken: readDeviceToken(request, secure),
    secure,
    isUse: request.headers[unattendedHeader] === undefined,
  }
}

/**
 * The institution in which a call works. Platform calls work on the platform's own rows (0), even when
 * their person has entered a client.
 */
function institutionOf({ route: { endpoint }, actor, caller }: Call): number {
  if (endpoint.audience === 'platform') return 0
  return actor && endpoint.audience !== 'public' ? actor.hdocId : caller.host.institutionId
}

/** Admits the person to the call or throws the refusal. `person` undefined = nobody is signed in. */
export function admitCall(call: Call, person: Actor | undefined): void {
  call.actor = person
  if (person) call.reply.header(rightsHeader, rightsHash(person))
  const { endpoint } = call.route
  // Check the signed-in person before the right, or the answer would tell the author
  // which right somebody else lacks.
  const refusal =
    pagePersonRefusal(endpoint, call.request.headers[pagePersonHeader], person) ??
    callRefusal(endpoint, person)
  if (refusal) throw refusal
}

/** The input of a call, checked and parsed by the contract. Throws VALIDATION, NOT_FOUND or BAD_REQUEST. */
export function inputOf({ route, request }: Call) {
  return readInput(route.endpoint, {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    idempotencyKey: request.headers['idempotency-key'],
  })
}

/** The context for the handler of an admitted call, without a transaction. */
export function ctxOf(call: Call): Ctx {
  const { services, request, reply, caller, actor } = call
  const { database, clock, files, settings } = services
  return {
    database,
    clock,
    files,
    settings,
    log: request.log,
    language: languageOf(request.headers['accept-language']),
    caller,
    reply: {
      setHeader: (name: string, value: string) => void reply.header(name, value),
      ...sessionCookieReply(reply, caller.secure),
    },
    institutionId: institutionOf(call),
    actor,
  } as unknown as Ctx
}

import { type EndpointSpec, isSafeMethod } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Actor } from '../../auth/actor.ts'
import type { TenantDb } from '../../db/database.ts'
import { withoutHurry, withPatience, withPatienceEach } from '../../db/patience.ts'
import { CommitUnknown, DatabaseLate } from '../../db/transaction-failures.ts'
import type { Ctx, Host, RawAnswer, Route, Services } from '../context.ts'
import { admitCall, type Call, callerOf, ctxOf, inputOf } from '../guard/admit-call.ts'
import { hostOfCall } from '../guard/bare-host.ts'
import { type ExplainRight, explainRefusal } from '../guard/explain-refusal.ts'
import { limitCalls } from '../guard/limit-calls.ts'
import { type Gate, isGated } from '../guard/public-gate.ts'
import { partReader } from './read-parts.ts'
import { runCall } from './run-call.ts'
import { sendRaw } from './send-raw.ts'

export type HttpOptions = Services & {
  routes: readonly Route[]
  resolveHost: (host: string) => Promise<Host>
  /**
   * The signed-in person of a session token on a host; undefined when there is none or it has ended. `isUse` false:
   * nobody uses the page that calls, so the session goes on growing old.
   */
  authenticate: (host: Host, token: string, isUse?: boolean) => Promise<Actor | undefined>
  /**
   * As `authenticate`, inside an open transaction of the host's institution. `apart`
   * = only `authenticate` can tell.
   */
  authenticateWithin?: (
    db: TenantDb,
    host: Host,
    token: string,
    isUse: boolean,
  ) => Promise<Actor | undefined | 'apart'>
  /** Whether people of the institution have signed in from this address lately. */
  knowsAddress: (institutionId: number, address: string) => Promise<boolean>
  /** Which roles carry a missing right, and whom to ask. */
  explainRight: ExplainRight
  /** Tests check every answer against the contract. */
  checkAnswers: boolean
}

function isRaw(answer: unknown): answer is RawAnswer {
  return typeof answer === 'object' && answer !== null && 'raw' in answer
}

function checkHost(host: Host): void {
  if (host.kind === 'unknown') throw new AppError('uknown_host')
  if (host.kind === 'inactive') throw new AppError('invalid_domain')
}

/**
 * True when the person may be looked up in the transaction in which the call reads;
 * it is in the host's institution.
 */
function readsWithin(endpoint: EndpointSpec, host: Host): boolean {
  const ofInstitution = endpoint.audience === 'client' || endpoint.audience === 'staff'
  return endpoint.tx === 'read' && endpoint.rate === 'none' && ofInstitution && host.kind === 'institution'
}

/**
 * Answers a call whose person is looked up before the transaction, so that a slow upload holds no connection.
 */
async function answerApart(call: Call, options: HttpOptions): Promise<unknown> {
  const { endpoint } = call.route
  const { host, sessionToken, address, isUse } = call.caller
  const person = sessionToken ? await options.authenticate(host, sessionToken, isUse) : undefined
  admitCall(call, person)
  if (endpoint.rate === 'upload' || endpoint.rate === 'lookup')
    await limitCalls(options.database.global, endpoint.rate, {
      institutionId: host.institutionId,
      address,
      person: person && `${person.institutionId}.${person.id}`,
    })
  const input = inputOf(call)
  const ctx = ctxOf(call)
  const streams = endpoint.raw === 'stream' && { readPart: partReader(call, ctx, options.authenticate) }
  return atItsPace(endpoint, options, () => runCall(call.route, { ...ctx, ...streams } as Ctx, input))
}

/**
 * Runs the work under the time limit that fits the call. A call that opens its own
 * transactions also waits for bodies and other services, so each of its transactions has the
 * whole time. An unhurried call has no limit.
 */
function atItsPace<T>(endpoint: EndpointSpec, options: HttpOptions, work: () => Promise<T>): Promise<T> {
  if (endpoint.unhurried) return withoutHurry(work)
  return endpoint.tx === 'none' ? withPatienceEach(options.settings.databaseMs, work) : work()
}

/** Answers a call whose person is looked up in the transaction in which it reads, where that is possible. */
async function answerWithin(call: Call, options: HttpOptions): Promise<unknown> {
  const { host, sessionToken, isUse } = call.caller
  const { authenticateWithin: look } = options
  if (!look || !sessionToken || !readsWithin(call.route.endpoint, host)) return answerApart(call, options)
  const done = await options.database.inInstitution(
    host.institutionId,
    async (db) => {
      const person = await look(db, host, sessionToken, isUse)
      if (person === 'apart') return undefined
      admitCall(call, person)
      const input = inputOf(call)
      return { answer: await call.route.handle({ ...ctxOf(call), db } as Ctx, input) }
    },
    { readOnly: true },
  )
  return done ? done.answer : answerApart(call, options)
}

type Answered = { call: Call; answer: unknown }

/**
 * Does one call in this order: host, limit, person, right, input, transaction,
 * answer. CSRF was checked before.
 */
async function answerCall(
  route: Route,
  options: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answered> {
  const { endpoint } = route
  const host = await options.resolveHost(hostOfCall(request))
  checkHost(host)
  const caller = callerOf(request, host)
  if (endpoint.rate === 'public' || endpoint.rate === 'page')
    await limitCalls(
      options.database.global,
      endpoint.rate,
      { institutionId: host.institutionId, address: caller.address },
      () => options.knowsAddress(host.institutionId, caller.address),
    )
  const call: Call = { route, services: options, request, reply, caller, actor: undefined }
  try {
    return { call, answer: await answerWithin(call, options) }
  } catch (thrown) {
    // A call that only reads has written at most the time at which it came, so it may safely be tried again.
    if (thrown instanceof CommitUnknown && isSafeMethod(endpoint.method)) throw new DatabaseLate(thrown)
    throw await explainRefusal(thrown, call.actor, options.explainRight)
  }
}

export function callHandler(route: Route, options: HttpOptions, gate: Gate): RouteHandlerMethod {
  const { endpoint } = route
  const passes: Gate = isGated(endpoint) ? gate : (work) => work()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A refusal may be answered before the last byte came. The rest must be read,
    // or it would hold the connection.
    if (endpoint.raw === 'in' || endpoint.raw === 'both') reply.raw.once('finish', () => request.raw.resume())
    const { call, answer } = await passes(() =>
      withPatience(options.settings.databaseMs, () => answerCall(route, options, request, reply)),
    )
    if (isRaw(answer)) return sendRaw(call, answer)
    if (options.checkAnswers) endpoint.answer.parse(answer)
    return answer
  }
}

import type { EndpointSpec } from '@hdoc/contract/endpoint.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { languageOf } from '@hdoc/contract/languages.ts'
import { rightsHeader } from '@hdoc/contract/session.ts'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Actor } from '../auth/actor.ts'
import { callRefusal } from '../auth/call-refusal.ts'
import type { TenantDb } from '../db/database.ts'
import { hostOfCall } from './bare-host.ts'
import type { Caller, Ctx, Host, RawAnswer, Reply, Route, Services } from './context.ts'
import { type ExplainRight, explainRefusal } from './explain-refusal.ts'
import { limitCalls } from './limit-calls.ts'
import { readInput } from './read-input.ts'
import { rightsHash } from './rights-hash.ts'
import { runCall } from './run-call.ts'
import { readAttemptToken, readSessionToken, sessionCookieReply } from './session-cookie.ts'

export type HttpOptions = Services & {
  routes: readonly Route[]
  resolveHost: (host: string) => Promise<Host>
  /** The signed-in person of a session token on a host; undefined when there is none or it has ended. */
  authenticate: (host: Host, token: string) => Promise<Actor | undefined>
  /** The same inside an open transaction of the host's institution; `apart`: only `authenticate` can tell. */
  authenticateWithin?: (db: TenantDb, host: Host, token: string) => Promise<Actor | undefined | 'apart'>
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

/** Calls that may look at the person in the transaction they read in: it is that of the host's institution. */
function readsWithin(endpoint: EndpointSpec, host: Host): boolean {
  const ofInstitution = endpoint.audience === 'client' || endpoint.audience === 'staff'
  return endpoint.tx === 'read' && endpoint.rate === 'none' && ofInstitution && host.kind === 'institution'
}

/** One call: host, limit, person, right, input, transaction, answer; in this order. The token was looked at before. */
export function callHandler(route: Route, options: HttpOptions): RouteHandlerMethod {
  const { endpoint } = route
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const secure = request.protocol === 'https'
    const token = readSessionToken(request, secure)
    const host = await options.resolveHost(hostOfCall(request))
    checkHost(host)
    const caller: Caller = {
      id: request.id,
      address: request.ip,
      host,
      headers: request.headers,
      sessionToken: token,
      attemptToken: readAttemptToken(request, secure),
      secure,
    }
    const limit = { institutionId: host.institutionId, address: request.ip }
    if (endpoint.rate === 'public') await limitCalls(options.database.global, endpoint.rate, limit)
    let actor: Actor | undefined
    const admit = (person: Actor | undefined): void => {
      actor = person
      if (person) reply.header(rightsHeader, rightsHash(person))
      const refusal = callRefusal(endpoint, person)
      if (refusal) throw refusal
    }
    const read = () =>
      readInput(endpoint, {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        body: request.body,
        idempotencyKey: request.headers['idempotency-key'],
      })
    const ctxOf = (): Ctx => {
      const { database, clock, files, settings } = options
      const answers: Reply = {
        setHeader: (name, value) => void reply.header(name, value),
        ...sessionCookieReply(reply, secure),
      }
      const language = languageOf(request.headers['accept-language'])
      // Platform calls work on the platform's own rows, also from inside an entered client.
      const institutionId =
        endpoint.audience === 'platform'
          ? 0
          : actor && endpoint.audience !== 'public'
            ? actor.hdocId
            : host.institutionId
      const services = { database, clock, files, settings, log: request.log }
      return { ...services, language, caller, reply: answers, institutionId, actor } as unknown as Ctx
    }
    const apart = async (): Promise<unknown> => {
      admit(token ? await options.authenticate(host, token) : undefined)
      if (endpoint.rate === 'upload' || endpoint.rate === 'lookup')
        await limitCalls(options.database.global, endpoint.rate, {
          ...limit,
          person: actor && `${actor.institutionId}.${actor.id}`,
        })
      const input = read()
      return runCall(route, ctxOf(), input)
    }
    const within = async (look: NonNullable<HttpOptions['authenticateWithin']>, known: string) => {
      const done = await options.database.inInstitution(
        host.institutionId,
        async (db) => {
          const person = await look(db, host, known)
          if (person === 'apart') return undefined
          admit(person)
          const input = read()
          return { answer: await route.handle({ ...ctxOf(), db } as Ctx, input) }
        },
        { readOnly: true },
      )
      return done ? done.answer : apart()
    }
    const look = options.authenticateWithin
    const answer = await (token && look && readsWithin(endpoint, host) ? within(look, token) : apart()).catch(
      async (thrown: unknown) => {
        throw await explainRefusal(thrown, actor, options.explainRight)
      },
    )
    if (isRaw(answer))
      return reply
        .code(answer.status ?? 200)
        .headers(answer.headers)
        .send(answer.body)
    if (options.checkAnswers) endpoint.answer.parse(answer)
    return answer
  }
}

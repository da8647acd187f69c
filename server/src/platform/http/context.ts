import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, EndpointSpec, ParamsOf, QueryOf } from '@hdoc/contract/calls/endpoint.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../auth/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, TenantDb } from '../db/database.ts'
import type { Settings } from '../env.ts'
import type { FileStore } from '../files/store/file-store.ts'
import type { Log } from '../log.ts'

/** The services of the process for every call. */
export type Services = {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly settings: Settings
  readonly log: Log
}

/** Which institution a host belongs to; the admin host is the platform, institution 0. */
export type Host = {
  readonly kind: 'institution' | 'admin' | 'inactive' | 'unknown'
  readonly institutionId: number
  readonly host: string
}

export type Caller = {
  readonly id: string
  readonly address: string
  readonly host: Host
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly sessionToken: string | undefined
  /** Names the browser during a sign-in through a provider; gives no rights by itself. */
  readonly attemptToken: string | undefined
  /**
   * Of a device from which an account signed in before. It only gives the device its
   * own number of password guesses.
   */
  readonly deviceToken: string | undefined
  readonly secure: boolean
  /** False = the page says that nobody uses it; then the call does not keep the session from ending. */
  readonly isUse: boolean
}

export type Reply = {
  setHeader(name: string, value: string): void
  setSessionCookie(token: string, maxAgeSeconds: number | undefined): void
  clearSessionCookie(): void
  /** Sets the cookie that names the browser while it is away at a provider. */
  setAttemptCookie(token: string, maxAgeSeconds: number): void
  setDeviceCookie(token: string): void
  /** Sets a cookie that the page itself reads (the CSRF token). */
  setReadableCookie(name: string, value: string): void
}

type Base = Services & {
  readonly language: Language
  readonly caller: Caller
  readonly reply: Reply
  readonly institutionId: number
}
type Who<E extends EndpointSpec> = E['audience'] extends 'public'
  ? { readonly actor: Actor | undefined }
  : { readonly actor: Actor }
type Tx<E extends EndpointSpec> = E['tx'] extends 'read' | 'write' ? { readonly db: TenantDb } : unknown
type Parts<E extends EndpointSpec> = E extends { raw: 'stream' } ? { readonly readPart: ReadPart } : unknown
export type Ctx<E extends EndpointSpec = EndpointSpec> = Base & Who<E> & Tx<E> & Parts<E>
/** The context of a use case of a signed-in person inside a transaction. */
export type StaffCtx = Base & { readonly actor: Actor; readonly db: TenantDb }

/**
 * Reads a part of a streamed answer for its person, with their present rights. Throws when they lost access.
 */
export type ReadPart = <T>(read: (db: TenantDb, actor: Actor) => Promise<T>) => Promise<T>

type RawBody<Body> = {
  readonly raw: true
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>
  readonly status?: number
}
/** An answer whose bytes are all there before its head is sent. */
export type WholeAnswer = RawBody<Buffer>
/**
 * The answer of a download: a body with its headers. A body that is not a buffer is read while it is sent.
 */
export type RawAnswer = RawBody<Buffer | AsyncIterable<Uint8Array>> & {
  /** The subject in the trail when the answer is cut off because its reader lost the right to it. */
  readonly subject?: { readonly type: string; readonly id: number }
}

export type InputOf<E extends EndpointSpec> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The query of a list call; undefined for other calls. */
  readonly list: E extends { list: object } ? ListQuery : undefined
  /** The bytes of an upload; undefined for other calls. */
  readonly stream: E extends { raw: 'in' | 'both' } ? Readable : undefined
  readonly idempotencyKey: string | undefined
}

export type HandlerAnswer<E extends EndpointSpec> = E extends { raw: 'stream' }
  ? RawAnswer
  : E extends { raw: 'out' | 'both' }
    ? WholeAnswer
    : AnswerOf<E>
export type Handler<E extends EndpointSpec> = (ctx: Ctx<E>, input: InputOf<E>) => Promise<HandlerAnswer<E>>
export type Route = {
  readonly endpoint: EndpointSpec
  readonly handle: (ctx: Ctx, input: InputOf<EndpointSpec>) => Promise<unknown>
  /** All statements of its transaction find rows by their keys. */
  readonly keepsPlans?: boolean
}

/** Joins an endpoint with its handler. It is the only way to mount a call. */
export function route<E extends EndpointSpec>(
  endpoint: E,
  handler: Handler<E>,
  how: Pick<Route, 'keepsPlans'> = {},
): Route {
  return { endpoint, handle: handler as unknown as Route['handle'], ...how }
}

import type { z } from 'zod'
import type { Permission } from '../rights/permissions.ts'
import type { Columns } from './columns.ts'

/** HEAD, PATCH and OPTIONS serve resumable uploads only (tus). */
export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE'

/** Whether calls of a method only read; such calls need no token against forgery. */
export const isSafeMethod = (method: Method): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/**
 * Who may call:
 * `public` anyone; `staff` anyone signed in (the platform administrator works on institution 0, the catalogue);
 * `client` signed in and inside an institution, otherwise `no_company`; `platform` a platform administrator.
 */
export type Audience = 'public' | 'staff' | 'client' | 'platform'

/**
 * Limit class of a call; the limits of a class are settings. `none`: cheap signed-in calls. `page`: what
 * anybody sees who opens a page. `public`: calls that take something that could be guessed, or that write. `secret`: calls
 * of a long secret; it is looked for first, wrong ones count as guesses, and who has a right one is let in.
 */
export type RateClass = 'none' | 'login' | 'page' | 'public' | 'secret' | 'upload' | 'lookup'

/**
 * The transaction a call runs in: `read` and `write` open one; `batched` shares one with other registrations;
 * `none` is for uploads, downloads and calls that open their own.
 */
export type TransactionKind = 'read' | 'write' | 'batched' | 'none'

export type EndpointSpec = {
  /** Unique name, `resource.verb`; also the OpenAPI operationId. */
  readonly id: string
  readonly method: Method
  /** Full path with `:params`, from `/api` on. */
  readonly path: string
  /** Further paths of the same call (`list/:rows`, `list/:rows/:filterstring`). */
  readonly variants?: readonly string[]
  readonly audience: Audience
  readonly permission: Permission | 'signed-in' | 'public'
  readonly rate: RateClass
  readonly tx: TransactionKind
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /**
   * `in`: the body is a raw byte stream (an upload). `out`: the answer is bytes made before they
   * are sent. `stream`: it is bytes read while they are sent. `both`: one step of a protocol,
   * answered by headers alone.
   */
  readonly raw?: 'in' | 'out' | 'stream' | 'both'
  readonly answer: z.ZodType
  /** May use the database for any length of time: an export reads as long as it needs. */
  readonly unhurried?: true
  /** Creates something: accepts `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** A list of a resource: its query follows the filter grammar of that resource. */
  readonly list?: { readonly columns: Columns; readonly small: boolean }
  /**
   * A GET that changes state. `true` demands our header and same-origin fetch metadata; only
   * `login_back`. The other two are navigations, which cannot carry a header; only the sign-in through a
   * provider has them. `by_own_link` must come from a page of ours; `by_redirect` comes from anywhere,
   * with a protection of its own.
   */
  readonly changesState?: true | 'by_own_link' | 'by_redirect'
  /**
   * A POST that a mail program makes for its person (RFC 8058), from no page of ours: it has no token against forgery and
   * sends a form that is not read. The secret in its address is all there is, and it must take something away from its
   * holder alone.
   */
  readonly byMailProgram?: true
  /** Refused while acting as another user: passwords, second factors, roles, approvals, signatures (security rules). */
  readonly notWhileActing?: true
  /** Open while a session still names a person it no longer acts as: the way back. */
  readonly afterActing?: true
  /** Open to a person who must set up a second factor first: the calls needed for that. */
  readonly beforeSecondFactor?: true
}

const declared = new Map<string, EndpointSpec>()

/** Declares a call. Throws when an id comes twice, or when only one of permission and audience is public. */
export function endpoint<const S extends EndpointSpec>(spec: S): S {
  if (declared.has(spec.id)) throw new Error(`endpoint ${spec.id} is declared twice`)
  if ((spec.permission === 'public') !== (spec.audience === 'public'))
    throw new Error(`endpoint ${spec.id}: public permission and public audience go together`)
  declared.set(spec.id, spec)
  return spec
}

/** All calls whose contract files have been imported; `endpoints.ts` imports them all. */
export function declaredEndpoints(): readonly EndpointSpec[] {
  return [...declared.values()]
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined
export type ParamsOf<S extends EndpointSpec> = Out<S['params']>
export type QueryOf<S extends EndpointSpec> = Out<S['query']>
export type BodyOf<S extends EndpointSpec> = Out<S['body']>
export type BodyIn<S extends EndpointSpec> = In<S['body']>
export type ParamsIn<S extends EndpointSpec> = In<S['params']>
export type QueryIn<S extends EndpointSpec> = In<S['query']>
export type AnswerOf<S extends EndpointSpec> = Out<S['answer']>

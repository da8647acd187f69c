import type { ErrorCode } from '@hdoc/contract/failures/errors.ts'

/**
 * Code of the `ApiError` that a failed call throws. `status` 0 = no answer at all (offline, time-out, stopped
 * by the page); status 200 with code `refused` = the server answered with `success: false`; `unreadable` =
 * the answer is not what was asked for (no JSON, no PDF).
 */
export type ApiErrorCode = ErrorCode | 'offline' | 'timeout' | 'aborted' | 'refused' | 'unreadable'

/** Something that somebody did with a record. */
export type Done = { by: string; at: string; what: string }

export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  /** Sentences by field path, as the server says them (422). */
  readonly fields: Record<string, string[]>
  readonly requestId: string | undefined
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined
  /** 403: the right that is missing. */
  readonly missing: string | undefined
  /** 409: fields that somebody else changed meanwhile. */
  readonly changed: readonly string[]
  /** 409: what others did meanwhile, newest first; `at` is an ISO time. */
  readonly meanwhile: readonly Done[]
  /** The answer as it came, for the details of the error dialog. */
  readonly body: unknown
  constructor(
    message: string,
    parts: {
      status: number
      code: ApiErrorCode
      fields?: Record<string, string[]>
      requestId?: string
      retryAfter?: number
      missing?: string
      changed?: readonly string[]
      meanwhile?: readonly Done[]
      body?: unknown
    },
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = parts.status
    this.code = parts.code
    this.fields = parts.fields ?? {}
    this.requestId = parts.requestId
    this.retryAfter = parts.retryAfter
    this.missing = parts.missing
    this.changed = parts.changed ?? []
    this.meanwhile = parts.meanwhile ?? []
    this.body = parts.body
  }
}

import { fill, type Language } from '../texts/languages.ts'
import { accountErrors } from './account-errors.ts'
import { callErrors } from './call-errors.ts'
import { fileErrors } from './file-errors.ts'
import { issuerErrors } from './issuer-errors.ts'
import { peopleErrors } from './people-errors.ts'
import { registryErrors } from './registry-errors.ts'

/**
 * Every failure a call may answer with: HTTP status and the sentence in both languages.
 * The spelling of `uknown_host` and the Romanian sentence of both domain errors are the specification's;
 * the web compares them literally, so their Romanian text is used in English too.
 */
export const errorTable = {
  ...callErrors,
  ...accountErrors,
  ...peopleErrors,
  ...registryErrors,
  ...fileErrors,
  ...issuerErrors,
} as const

export type ErrorCode = keyof typeof errorTable

/** Failure body of every call (product rule: `message` in the caller's language, `errors` by field). */
export type Failure = {
  success: false
  code: ErrorCode
  message: string
  errors?: Record<string, string[]>
  request_id?: string
  isadm?: 0 | 1
  /** 403 only: the missing right, so that the page can explain itself. */
  missing?: string
  /** 403 only: roles of the institution that carry the missing right. */
  carried_by?: string[]
  /** 409 only: fields that somebody else changed meanwhile. */
  changed?: string[]
  /** 409 only: what others did meanwhile, newest first, in words. */
  meanwhile?: { by: string; at: string; what: string }[]
}

export function errorMessage(code: ErrorCode, language: Language, values?: Record<string, unknown>): string {
  return fill(errorTable[code][language], values)
}

/** The one exception of the product: a code of the table, values for its sentence, errors by field. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, unknown>
  readonly fields: Record<string, FieldProblem[]> | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(
    code: ErrorCode,
    values: Record<string, unknown> = {},
    extra: { fields?: Record<string, FieldProblem[]>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: extra.cause })
    this.name = 'AppError'
    this.code = code
    this.values = values
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** A problem of one field: a key of the validation table, or a code of the error table, with its values. */
export type FieldProblem = { readonly key: string; readonly values?: Record<string, unknown> }

import { fill, type Language, type Text, valuesIn } from '../texts/languages.ts'
import type { PlacesOf, PlaceValue, ValuesOf } from '../texts/places.ts'
import { accountErrors } from './codes/account-errors.ts'
import { approvalErrors } from './codes/approval-errors.ts'
import { callErrors } from './codes/call-errors.ts'
import { caseErrors } from './codes/case-errors.ts'
import { complaintErrors } from './codes/complaint-errors.ts'
import { dispatchErrors } from './codes/dispatch-errors.ts'
import { fileErrors } from './codes/file-errors.ts'
import { gazetteErrors } from './codes/gazette-errors.ts'
import { issuerErrors } from './codes/issuer-errors.ts'
import { peopleErrors } from './codes/people-errors.ts'
import { publicFormErrors } from './codes/public-form-errors.ts'
import { registryErrors } from './codes/registry-errors.ts'
import { reportErrors } from './codes/report-errors.ts'
import { signatureErrors } from './codes/signature-errors.ts'
import { submissionErrors } from './codes/submission-errors.ts'
import { transferErrors } from './codes/transfer-errors.ts'
import type { ValidationKey, validationTable } from './validation-messages.ts'

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
  ...caseErrors,
  ...dispatchErrors,
  ...signatureErrors,
  ...transferErrors,
  ...approvalErrors,
  ...publicFormErrors,
  ...complaintErrors,
  ...submissionErrors,
  ...gazetteErrors,
  ...reportErrors,
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
  return fill(errorTable[code][language], valuesIn(values, language))
}

/** Values beside the places of the sentence: other parts of the answer are made of them. */
type Beside = {
  FORBIDDEN: { missing?: string; carriedBy?: readonly string[]; ask?: object }
  STALE_VERSION: {
    changed?: readonly string[]
    meanwhile?: readonly { by: string; at: string; action: string }[]
  }
  uknown_host: { isadm?: 0 | 1 }
  invalid_domain: { isadm?: 0 | 1 }
  admin_host: { isadm?: 0 | 1 }
}

/** The values that the sentence of a code needs, in both languages. */
export type ErrorValues<Code extends ErrorCode> = [Code] extends [keyof Beside]
  ? { readonly [Place in PlacesOf<(typeof errorTable)[Code]>]: PlaceValue } & Beside[Code]
  : ValuesOf<(typeof errorTable)[Code]>

/** Codes whose sentence needs no values. */
export type PlainErrorCode = {
  [Code in ErrorCode]: [PlacesOf<(typeof errorTable)[Code]>] extends [never] ? Code : never
}[ErrorCode]

type Details = { fields?: Record<string, FieldProblem[]>; retryAfterSeconds?: number; cause?: unknown }

type Rest<Code extends ErrorCode> =
  Record<never, never> extends ErrorValues<Code>
    ? [values?: ErrorValues<Code>, extra?: Details]
    : [values: ErrorValues<Code>, extra?: Details]

/** The one exception of the product: a code of the table, values for its sentence, errors by field. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, unknown>
  readonly fields: Record<string, FieldProblem[]> | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(code: Code, ...[values = {} as ErrorValues<Code>, extra = {}]: Rest<Code>) {
    super(code, { cause: extra.cause })
    this.name = 'AppError'
    this.code = code
    this.values = values
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** A code with its values, as rules give it that throw nothing. */
export type CodedFailure = {
  [Code in ErrorCode]: Record<never, never> extends ErrorValues<Code>
    ? { readonly code: Code; readonly values?: ErrorValues<Code> | undefined }
    : { readonly code: Code; readonly values: ErrorValues<Code> }
}[ErrorCode]

/** The error of a code and values that belong together. */
export const errorOf = ({ code, values }: CodedFailure, extra?: Details): AppError =>
  new AppError(code as 'NOT_FOUND', values as ErrorValues<'NOT_FOUND'> | undefined, extra)

/** A key of a sentence under a field: of the validation table, or a code of the error table. */
export type ProblemKey = ValidationKey | ErrorCode
type SentenceOf<Key extends ProblemKey> = Key extends keyof typeof validationTable
  ? (typeof validationTable)[Key]
  : Key extends ErrorCode
    ? (typeof errorTable)[Key]
    : Text

/** Keys whose sentence needs no values. */
export type PlainProblemKey = {
  [Key in ProblemKey]: [PlacesOf<SentenceOf<Key>>] extends [never] ? Key : never
}[ProblemKey]

/** A problem of one field, with the values of its sentence. */
export type FieldProblem =
  | { readonly key: PlainProblemKey; readonly values?: undefined }
  | {
      [Key in Exclude<ProblemKey, PlainProblemKey>]: {
        readonly key: Key
        readonly values: ValuesOf<SentenceOf<Key>>
      }
    }[Exclude<ProblemKey, PlainProblemKey>]

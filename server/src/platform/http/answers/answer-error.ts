import {
  AppError,
  type ErrorCode,
  errorMessage,
  errorTable,
  type Failure,
} from '@hdoc/contract/failures/errors.ts'
import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { missingRightText, type WhomToAsk } from '@hdoc/contract/rights/missing-right.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { activityLabels } from '@hdoc/contract/trail/activity-labels.ts'
import { isUnavailable } from '../../db/is-unavailable.ts'
import { CommitUnknown } from '../../db/transaction-failures.ts'
import { isNoRoom } from '../../files/receive/room-to-write.ts'

/** Seconds after which a client may try again when the database is away. */
const UNAVAILABLE_RETRY = 3

type DatabaseProblem = { code?: string; constraint?: string; message?: string }
/** The error that a person gets when a named database constraint is broken; `app/` gives the function. */
export type ConstraintErrors = (constraint: string) => AppError | undefined

/**
 * Turns any thrown value into an error of the error table; a database error by its constraint or by its code.
 */
export function toAppError(thrown: unknown, ofConstraint: ConstraintErrors): AppError {
  if (thrown instanceof AppError) return thrown
  const later = { retryAfterSeconds: UNAVAILABLE_RETRY, cause: thrown }
  if (thrown instanceof CommitUnknown) return new AppError('OUTCOME_UNKNOWN', {}, later)
  const problem = (thrown ?? {}) as DatabaseProblem
  const known = problem.constraint ? ofConstraint(problem.constraint) : undefined
  if (known) return known
  if (problem.code === '53100') return new AppError('DATABASE_FULL', {}, { cause: thrown })
  if (isNoRoom(problem)) return new AppError('STORAGE_FULL', {}, { cause: thrown })
  if (problem.code === '57014') return new AppError('TIMEOUT', {}, later)
  if (isUnavailable(thrown)) return new AppError('UNAVAILABLE', {}, later)
  if (problem.code === '22P05' || problem.code === '22021')
    return new AppError('BAD_REQUEST', {}, { cause: thrown })
  return new AppError('INTERNAL', {}, { cause: thrown })
}

type Done = { by: string; at: string; action: string }

/** What others did meanwhile, with each action in the words of the trail. */
const doneInWords = (done: readonly Done[], language: Language): Failure['meanwhile'] =>
  done.map(({ by, at, action }) => ({ by, at, what: activityLabels[action]?.[language] ?? action }))

/** The body of a failure, in the caller's language. The errors of a host also carry `isadm`. */
export function failureBody(error: AppError, language: Language, requestId: string): Failure {
  const { code, values } = error
  const missing = typeof values.missing === 'string' ? values.missing : undefined
  const shown = { ...values }
  if (missing && Object.hasOwn(permissionTable, missing))
    shown.right = permissionTable[missing as keyof typeof permissionTable][language]
  const carriedBy = Array.isArray(values.carriedBy) ? (values.carriedBy as string[]) : undefined
  const whom = carriedBy && missingRightText(carriedBy, values.ask as WhomToAsk | undefined, language)
  const changed = Array.isArray(values.changed) ? (values.changed as string[]) : undefined
  const isDomain: boolean = (['uknown_host', 'invalid_domain', 'admin_host'] as ErrorCode[]).includes(code)
  return {
    success: false,
    code,
    message: [errorMessage(code, language, shown), whom].filter(Boolean).join(' '),
    ...(error.fields && {
      errors: Object.fromEntries(
        Object.entries(error.fields).map(([field, problems]) => [
          field,
          problems.map((problem) => problemText(problem, language)),
        ]),
      ),
    }),
    ...(missing && { missing }),
    ...(carriedBy && { carried_by: carriedBy }),
    ...(changed && { changed }),
    ...(Array.isArray(values.meanwhile) && { meanwhile: doneInWords(values.meanwhile as Done[], language) }),
    ...(isDomain && { isadm: values.isadm === 1 ? 1 : 0 }),
    request_id: requestId,
  }
}

export function statusOf(error: AppError): number {
  return errorTable[error.code].status
}

import { type CodedFailure, errorOf } from '@hdoc/contract/failures/errors.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { isUnavailable } from '../../../platform/db/is-unavailable.ts'
import { failureBody, toAppError } from '../../../platform/http/answers/answer-error.ts'
import type { Reason } from './queries.ts'

/**
 * The reason to keep for an error: a refusal of the rules, or a fault with this one document. When the
 * database is unavailable, the error is thrown on.
 */
export function reasonOf(thrown: unknown): Reason {
  if (isUnavailable(thrown)) throw thrown
  const { code, values, fields } = toAppError(thrown, () => undefined)
  return { code, values, ...(fields && { fields }) }
}

/** The same sentence that a single change would have been answered with. */
export function reasonText(reason: Reason | null, language: Language): string {
  if (reason === null) return ''
  const { code, values, fields } = reason
  const { message, errors } = failureBody(
    errorOf({ code, values } as CodedFailure, fields && { fields }),
    language,
    '',
  )
  return Object.values(errors ?? {})[0]?.[0] ?? message
}

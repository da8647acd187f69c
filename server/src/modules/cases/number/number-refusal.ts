import { AppError } from '@hdoc/contract/failures/errors.ts'

/** The SQLSTATE by which the database says that a case’s number was written in that year already. */
const REPEATS = 'HD025'

/** A refusal of `open_case` with the number that it names; any other error as it is. */
export function caseNumberError(error: unknown): unknown {
  const { code, hint } = (error ?? {}) as { code?: unknown; hint?: unknown }
  if (code !== REPEATS || typeof hint !== 'string') return error
  const { number, year } = JSON.parse(hint) as { number: string; year: number }
  return new AppError('CASE_NUMBER_REPEATS', { number, year }, { cause: error })
}

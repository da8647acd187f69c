import { AppError, type FieldProblem, type ProblemKey } from '@hdoc/contract/failures/errors.ts'

/** Reads what a refusal names (its register, its number) from the hint of the numbering functions. */
function namedIn(hint: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof hint === 'string' && hint.startsWith('{') ? JSON.parse(hint) : undefined
}

/**
 * Turns a refusal of the numbering functions, known by its SQLSTATE, into VALIDATION of the form's own field.
 * Gives any other error as it is.
 */
export function numberingError(
  error: unknown,
  refusals: Readonly<Record<string, { field: string; key: ProblemKey }>>,
): unknown {
  const { code = '', hint } = error as { code?: string; hint?: string }
  const refusal = refusals[code]
  if (!refusal) return error
  const values = namedIn(hint)
  // The database function names what the sentence of its refusal says.
  const problem = { key: refusal.key, ...(values && { values }) } as FieldProblem
  return new AppError('VALIDATION', {}, { fields: { [refusal.field]: [problem] } })
}

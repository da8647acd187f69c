import { AppError } from '@hdoc/contract/errors.ts'

/** A refusal of the numbering functions by its SQLSTATE, as VALIDATION of the form's own field, with
 * the register that its hint names; any other error as it is. */
export function numberingError(
  error: unknown,
  refusals: Readonly<Record<string, { field: string; key: string }>>,
): unknown {
  const { code = '', hint } = error as { code?: string; hint?: string }
  const refusal = refusals[code]
  if (!refusal) return error
  const problem = { key: refusal.key, ...(hint !== undefined && { values: { register: hint } }) }
  return new AppError('VALIDATION', {}, { fields: { [refusal.field]: [problem] } })
}

import { AppError } from '@hdoc/contract/errors.ts'

/** A refusal of the numbering functions by its SQLSTATE, as VALIDATION of the form's own field; any other error as it is. */
export function numberingError(
  error: unknown,
  refusals: Readonly<Record<string, { field: string; key: string }>>,
): unknown {
  const refusal = refusals[(error as { code?: string }).code ?? '']
  return refusal
    ? new AppError('VALIDATION', {}, { fields: { [refusal.field]: [{ key: refusal.key }] } })
    : error
}

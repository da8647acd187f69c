import type { DocTypeValues } from '@hdoc/contract/doc-types.ts'
import type { FieldProblem } from '@hdoc/contract/errors.ts'
import type { RegisterFacts } from './queries.ts'

/**
 * What of a type's fields does not fit together, by field. `register` is the one it suggests; undefined when there is
 * none, or none of that number (the database says so).
 */
export function docTypeProblems(
  values: DocTypeValues,
  register: RegisterFacts | undefined,
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {}
  const refuse = (field: keyof DocTypeValues, key: string) => {
    problems[field] = [{ key }]
  }
  if (values.fixed_register && values.register_id === null) refuse('register_id', 'fixed_register_missing')
  if (register?.secondary) refuse('register_id', 'main_register')
  if (register && register.category !== null && register.category !== values.category)
    refuse('register_id', 'register_category')
  if (values.case_only && values.is_default) refuse('is_default', 'case_only_default')
  if (values.online_filling && !values.online_available) refuse('online_filling', 'online_first')
  return problems
}

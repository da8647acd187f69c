import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { checkAnswers } from '@hdoc/contract/online-forms/check-answers.ts'
import { cleanAnswers } from '@hdoc/contract/online-forms/clean-answers.ts'
import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type FormType, findOfferedForm, findRecentForm } from '../forms/queries.ts'

/** How long a form that was changed meanwhile may still be sent: whoever had begun it loses nothing. */
const KEPT_HOURS = 24

export type Filled = FormType & {
  /** The form that was filled; null = the type had none. */
  formId: number | null
  answers: FormAnswers
}

/**
 * The answers as they are kept, checked against the form that was filled. Throws VALIDATION with problems under
 * `doc_type_id` or `type_id`, `form_id` and `answers.{key}`.
 */
export async function checkFilled(db: TenantDb, filled: Filled, now: Date): Promise<FormAnswers> {
  const { owner, typeId, formId, answers } = filled
  const refuse = (fields: Record<string, FieldProblem[]>) => new AppError('VALIDATION', {}, { fields })
  const offered = await findOfferedForm(db, filled)
  if (!offered) throw refuse({ [owner === 'doc_type' ? 'doc_type_id' : 'type_id']: [{ key: 'reference' }] })
  if (formId === null && offered.form_id === null) {
    if (Object.keys(answers).length > 0) throw refuse({ answers: [{ key: 'unknown_field' }] })
    return {}
  }
  const since = new Date(now.getTime() - KEPT_HOURS * 3_600_000)
  const form = formId === null ? undefined : await findRecentForm(db, { id: formId, owner, typeId, since })
  if (!form) throw refuse({ form_id: [{ key: 'form_changed' }] })
  const problems = Object.entries(checkAnswers(form.definition, answers, localDate(now)))
  if (problems.length > 0)
    throw refuse(Object.fromEntries(problems.map(([path, all]) => [`answers.${path}`, all])))
  return cleanAnswers(form.definition, answers)
}

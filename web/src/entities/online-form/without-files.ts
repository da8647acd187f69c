import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'

/** What was written, once the files of its answers are gone with the form that they were sent for. */
export const withoutFiles = <Own extends { answers: FormAnswers }>(values: Own): Own => ({
  ...values,
  answers: Object.fromEntries(
    Object.entries(values.answers).filter(
      ([, answer]) => !(Array.isArray(answer) && answer.some((one) => typeof one === 'number')),
    ),
  ),
})

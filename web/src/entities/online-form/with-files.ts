import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'

/** What was written, without answers whose files its form does not have: they came for a form before. */
export const withFiles = <Own extends { answers: FormAnswers }>(
  values: Own,
  files: readonly number[] = [],
): Own => ({
  ...values,
  answers: Object.fromEntries(
    Object.entries(values.answers).filter(
      ([, answer]) =>
        !(Array.isArray(answer) && answer.some((one) => typeof one === 'number' && !files.includes(one))),
    ),
  ),
})

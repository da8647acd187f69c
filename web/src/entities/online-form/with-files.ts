import type { FormAnswer, FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'

/** What was written, with those files of its answers alone that its form has: others belong to a form before. */
export function withFiles<Own extends { answers: FormAnswers }>(values: Own, files: readonly number[]): Own {
  const left = (answer: FormAnswer) =>
    Array.isArray(answer) ? answer.filter((one) => typeof one !== 'number' || files.includes(one)) : answer
  const answers = Object.entries(values.answers).flatMap(([key, answer]) => {
    const now = left(answer)
    return Array.isArray(answer) && answer.length > 0 && now.length === 0 ? [] : [[key, now]]
  })
  return { ...values, answers: Object.fromEntries(answers) }
}

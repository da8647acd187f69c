import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { formProblems } from '@hdoc/contract/failures/problems/form-problems.ts'
import { issuerProblems } from '@hdoc/contract/failures/problems/issuer-problems.ts'
import { valueProblems } from '@hdoc/contract/failures/problems/value-problems.ts'
import { checkAnswers } from '@hdoc/contract/online-forms/check-answers.ts'
import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { fill, type Text } from '@hdoc/contract/texts/languages.ts'
import { today } from '../../lib/format/clock.ts'
import { say } from '../../lib/languages/i18n.ts'

/** The sentences that answers need; the whole table of sentences does not come to citizens' pages. */
const sentences: Readonly<Record<string, Text>> = { ...valueProblems, ...formProblems, ...issuerProblems }

const textOf = ({ key, values }: FieldProblem): string =>
  fill(say(sentences[key] ?? valueProblems.invalid), values)

/** What is wrong with the answers, in words, by the paths under which the server says it. */
export function wrongAnswers(
  definition: FormDefinition,
  answers: FormAnswers,
  path = 'answers',
): Record<string, string> {
  const problems = Object.entries(checkAnswers(definition, answers, today()))
  return Object.fromEntries(problems.map(([key, all]) => [`${path}.${key}`, all.map(textOf).join(' ')]))
}

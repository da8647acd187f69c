import { fill, type Language, type Text, valuesIn } from '../texts/languages.ts'
import { type ErrorCode, errorTable, type FieldProblem } from './errors.ts'
import { type PatternProblem, patternProblemTable } from './problems/pattern-problems.ts'
import { validationTable } from './validation-messages.ts'

function sentenceOf(key: string): Text {
  if (Object.hasOwn(validationTable, key)) return validationTable[key as keyof typeof validationTable]
  if (Object.hasOwn(errorTable, key)) return errorTable[key as ErrorCode]
  return patternProblemTable[key.replace(/^pattern_/, '') as PatternProblem] ?? validationTable.invalid
}

/** The sentence of a field problem in a language. */
export function problemText(problem: FieldProblem, language: Language): string {
  return fill(sentenceOf(problem.key)[language], valuesIn(problem.values, language))
}

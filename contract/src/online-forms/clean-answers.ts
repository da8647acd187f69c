import { normaliseCnp } from '../ro/cnp.ts'
import { normaliseCui } from '../ro/cui.ts'
import { parseDate } from '../ro/date-format.ts'
import { addressPartNames } from './field-kinds.ts'
import type { AddressAnswer, FormAnswer, FormAnswers, FormDefinition, FormField } from './form-schema.ts'
import { readNumber } from './read-number.ts'
import { answerOf, isEmptyAnswer, visibleFields } from './visible-fields.ts'

function cleanText(field: FormField, typed: string): string {
  switch (field.kind) {
    case 'number':
      return String(readNumber(typed)?.value ?? typed)
    case 'date':
      return parseDate(typed) ?? typed
    case 'cnp':
      return normaliseCnp(typed) || typed
    case 'cui':
      return normaliseCui(typed)?.cui ?? typed
    default:
      return typed
  }
}

/** An answer as it is kept: „12,50” is 12.5, „RO 123” is 123, options stand in the form's order. */
function cleanAnswer(field: FormField, answer: FormAnswer): FormAnswer {
  if (typeof answer === 'string') return cleanText(field, answer.trim())
  if (typeof answer === 'boolean') return answer
  if (Array.isArray(answer)) {
    const given = new Set<string | number>(answer)
    const options = field.kind === 'several' ? field.options.map(({ key }) => key) : []
    const others = [...given].filter((one) => !options.includes(String(one)))
    return [...options.filter((key) => given.has(key)), ...others] as FormAnswer
  }
  const parts = addressPartNames.map((part) => [part, answer[part]?.trim() ?? ''])
  return Object.fromEntries(parts.filter(([, text]) => text !== '')) as AddressAnswer
}

/**
 * The answers that count, as they are kept: what is hidden, empty or not of the form is dropped. Clean answers stay
 * as they are when they are cleaned again.
 */
export function cleanAnswers(definition: FormDefinition, answers: FormAnswers): FormAnswers {
  const kept = visibleFields(definition, answers).flatMap((field) => {
    const answer = answerOf(answers, field.key)
    if (field.kind === 'note' || answer === undefined || isEmptyAnswer(answer)) return []
    return [[field.key, cleanAnswer(field, answer)] as const]
  })
  return Object.fromEntries(kept)
}

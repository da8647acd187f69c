import type { FieldProblem } from '../failures/errors.ts'
import { checkCnp } from '../ro/cnp.ts'
import { checkCui } from '../ro/cui.ts'
import { parseDate } from '../ro/date-format.ts'
import type { IsoDate } from '../ro/local-date.ts'
import { addressPartNames, formLimits, requiredAddressParts } from './field-kinds.ts'
import type { FormAnswer, FormAnswers, FormDefinition, FormField } from './form-schema.ts'
import { readNumber } from './read-number.ts'
import { answerOf, isEmptyAnswer, visibleFields } from './visible-fields.ts'

type Problem = FieldProblem | undefined
type Of<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>
const invalid: FieldProblem = { key: 'invalid' }
/** No CNP is refused for its birth after this day; one after today has a sentence of its own. */
const LAST_DAY = '2200-01-01'

const tooLong = (text: string, maximum: number): Problem =>
  text.trim().length > maximum ? { key: 'too_long', values: { maximum } } : undefined

function numberProblem({ min, max, decimals }: Of<'number'>, typed: string): Problem {
  const read = readNumber(typed)
  if (!read) return { key: 'number' }
  if (read.decimals > decimals)
    return decimals === 0 ? { key: 'integer' } : { key: 'form_decimals', values: { maximum: decimals } }
  if (min !== null && read.value < min) return { key: 'too_small', values: { minimum: min } }
  return max !== null && read.value > max ? { key: 'too_big', values: { maximum: max } } : undefined
}

function dateProblem({ days }: Of<'date'>, typed: string, today: IsoDate): Problem {
  const date = parseDate(typed)
  if (date === null || date < '1900-01-01' || date > '2200-12-31') return { key: 'date' }
  if (days === 'past' && date > today) return { key: 'date_future' }
  return days === 'future' && date < today ? { key: 'form_date_past' } : undefined
}

/** As the registry's own form checks it: an odd county code passes, some real codes have one. */
function cnpProblem(typed: string, today: IsoDate): Problem {
  const problem = checkCnp(typed, LAST_DAY)
  if (problem && problem !== 'county') return { key: `cnp_${problem}` }
  return checkCnp(typed, today) === 'date' ? { key: 'cnp_to_come' } : undefined
}

function typedProblem(field: FormField, typed: string, today: IsoDate): Problem {
  switch (field.kind) {
    case 'text':
      return /[\r\n]/.test(typed.trim()) ? invalid : tooLong(typed, field.max_length)
    case 'long_text':
      return tooLong(typed, field.max_length)
    case 'number':
      return numberProblem(field, typed)
    case 'date':
      return dateProblem(field, typed, today)
    case 'choice':
      return field.options.some(({ key }) => key === typed) ? undefined : { key: 'reference' }
    case 'yes_no':
      return typed === 'yes' || typed === 'no' ? undefined : { key: 'reference' }
    case 'cnp':
      return cnpProblem(typed, today)
    case 'cui':
      return checkCui(typed) === null ? undefined : { key: 'cui' }
    default:
      return invalid
  }
}

function listProblem(field: FormField, list: readonly (string | number)[]): Problem {
  if (field.kind === 'several')
    return list.every((one) => field.options.some(({ key }) => key === one))
      ? undefined
      : { key: 'reference' }
  if (field.kind !== 'file' || list.some((one) => typeof one !== 'number')) return invalid
  return new Set(list).size > field.most ? { key: 'too_many', values: { maximum: field.most } } : undefined
}

/** The problems of an answer, those of an address by its parts. */
type Found = readonly { part?: string; problem: Problem }[]

function addressProblems(field: FormField, answer: object): Found {
  if (field.kind !== 'address') return [{ problem: invalid }]
  const parts = answer as Record<string, string | undefined>
  return addressPartNames.map((part) => {
    const text = parts[part]?.trim() ?? ''
    const isRequired = (requiredAddressParts as readonly string[]).includes(part)
    if (text === '') return { part, problem: isRequired ? { key: 'required' } : undefined }
    if (part === 'postal_code' && !/^\d{6}$/.test(text)) return { part, problem: { key: 'postal_code' } }
    return { part, problem: tooLong(text, formLimits.addressPart) }
  })
}

function missingProblems(field: FormField): Found {
  if (!field.required || field.kind === 'note') return []
  if (field.kind === 'address') return addressProblems(field, {})
  return [{ problem: { key: field.kind === 'statement' ? 'form_statement' : 'required' } }]
}

function answerProblems(field: FormField, answer: FormAnswer | undefined, today: IsoDate): Found {
  if (answer === undefined || isEmptyAnswer(answer)) return missingProblems(field)
  if (field.kind === 'note') return [{ problem: { key: 'unknown_field' } }]
  if (typeof answer === 'string') return [{ problem: typedProblem(field, answer.trim(), today) }]
  if (typeof answer === 'boolean') return [{ problem: field.kind === 'statement' ? undefined : invalid }]
  return Array.isArray(answer) ? [{ problem: listProblem(field, answer) }] : addressProblems(field, answer)
}

/**
 * What is wrong with the answers, by the key of the field, for an address by `key.part`. Hidden fields are not
 * looked at: their answers do not count. `today` is the local day.
 */
export function checkAnswers(
  definition: FormDefinition,
  answers: FormAnswers,
  today: IsoDate,
): Record<string, FieldProblem[]> {
  const problems = new Map<string, FieldProblem[]>()
  const add = (path: string, problem: FieldProblem) =>
    problems.set(path, [...(problems.get(path) ?? []), problem])
  const known = new Set(definition.sections.flatMap(({ fields }) => fields.map(({ key }) => key)))
  for (const key of Object.keys(answers)) if (!known.has(key)) add(key, { key: 'unknown_field' })
  for (const field of visibleFields(definition, answers)) {
    for (const { part, problem } of answerProblems(field, answerOf(answers, field.key), today))
      if (problem) add(part === undefined ? field.key : `${field.key}.${part}`, problem)
  }
  return Object.fromEntries(problems)
}

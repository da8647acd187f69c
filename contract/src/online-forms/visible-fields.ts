import type {
  FormAnswer,
  FormAnswers,
  FormDefinition,
  FormField,
  FormSection,
  ShownWhen,
} from './form-schema.ts'

/** The answer to a field; undefined when there is none. People send the names, so the prototype's are no answers. */
export const answerOf = (answers: FormAnswers, key: string): FormAnswer | undefined =>
  Object.hasOwn(answers, key) ? answers[key] : undefined

/** Whether nothing was answered. */
export function isEmptyAnswer(answer: FormAnswer | undefined): boolean {
  if (answer === undefined || answer === false) return true
  if (typeof answer === 'string') return answer.trim() === ''
  if (Array.isArray(answer)) return answer.length === 0
  return (
    typeof answer === 'object' &&
    Object.values(answer).every((part) => part === undefined || part.trim() === '')
  )
}

const chosenOf = (answer: FormAnswer | undefined): readonly unknown[] =>
  Array.isArray(answer) ? answer : [answer]

function isShown(condition: ShownWhen | null, counted: ReadonlyMap<string, FormAnswer>): boolean {
  if (condition === null) return true
  const answer = counted.get(condition.field)
  if (isEmptyAnswer(answer)) return false
  const { values } = condition
  return (
    values.length === 0 ||
    chosenOf(answer).some((one) => typeof one === 'string' && values.includes(one.trim()))
  )
}

/**
 * The sections with the fields that are shown after these answers; sections without any are left out. What is
 * hidden counts as not answered, so what hangs on it is hidden too.
 */
export function visibleSections(
  definition: FormDefinition,
  answers: FormAnswers,
): { section: FormSection; fields: FormField[] }[] {
  const counted = new Map<string, FormAnswer>()
  return definition.sections.flatMap((section) => {
    if (!isShown(section.shown_when, counted)) return []
    const fields = section.fields.filter((field) => {
      if (!isShown(field.shown_when, counted)) return false
      const answer = answerOf(answers, field.key)
      if (answer !== undefined) counted.set(field.key, answer)
      return true
    })
    return fields.length === 0 ? [] : [{ section, fields }]
  })
}

/** The fields that are shown after these answers, in their order. */
export const visibleFields = (definition: FormDefinition, answers: FormAnswers): FormField[] =>
  visibleSections(definition, answers).flatMap(({ fields }) => fields)

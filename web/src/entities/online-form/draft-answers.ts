import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { checkCnp } from '@hdoc/contract/ro/cnp.ts'

/** No CNP is refused for its birth before this day. */
const ANY_DAY = '2200-01-01'

/** Whether a text holds a right CNP. Such a text is not kept in a browser. */
export const tellsCnp = (text: string): boolean =>
  (text.match(/\d[\d\s-]{11,}\d/g) ?? []).some((digits) => checkCnp(digits, ANY_DAY) === null)

const fieldsOf = ({ sections }: FormDefinition) => sections.flatMap(({ fields }) => fields)

/** The answers to fields that the form still has: a draft may be older than the form. */
export function knownAnswers(definition: FormDefinition, answers: FormAnswers): FormAnswers {
  const keys = new Set(fieldsOf(definition).map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
}

/** The answers that a browser may keep until they are sent: no CNP, whatever field it was typed into. */
export function draftAnswers(definition: FormDefinition, answers: FormAnswers): FormAnswers {
  const cnps = new Set(fieldsOf(definition).flatMap(({ kind, key }) => (kind === 'cnp' ? [key] : [])))
  return Object.fromEntries(
    Object.entries(knownAnswers(definition, answers)).filter(
      ([key, answer]) => !cnps.has(key) && !(typeof answer === 'string' && tellsCnp(answer)),
    ),
  )
}

import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { tellsCnp } from './tells-cnp.ts'

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

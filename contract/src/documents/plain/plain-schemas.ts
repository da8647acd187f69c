import { z } from 'zod'
import { optionalDay, optionalText, requiredText, text } from '../../calls/fields.ts'
import {
  type PlainField,
  type PlainName,
  plainField,
  type plainFields,
  plainNames,
  type ValueOf,
} from './plain-fields.ts'

type Fields = typeof plainFields
type Same<V> = z.ZodType<V, V>
type Input<F> = F extends { required: true } ? Same<string> : z.ZodDefault<Same<ValueOf<F>>>

const count = (most: number) => z.number().int().min(0).max(most)
const codes = (choices: object) => z.enum(['', ...Object.keys(choices)])

function inputOf(field: PlainField): z.ZodType {
  switch (field.kind) {
    case 'number':
      return count(field.most).default(field.usual)
    case 'date':
      return optionalDay
    case 'choice':
      return codes(field.choices).default('')
    default:
      return field.required ? requiredText(field.most) : optionalText(field.most)
  }
}

function prefilledOf(field: PlainField): z.ZodType {
  switch (field.kind) {
    case 'number':
      return count(field.most).optional()
    case 'date':
      return z.iso.date().nullable().optional()
    case 'choice':
      return codes(field.choices).optional()
    default:
      return text(field.most).optional()
  }
}

function shownOf(field: PlainField): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.number()
    case 'date':
      return z.string().nullable()
    case 'choice':
      return codes(field.choices)
    default:
      return z.string()
  }
}

const every = (make: (field: PlainField) => z.ZodType) =>
  Object.fromEntries(plainNames.map((name) => [name, make(plainField(name))]))

/** The plain fields as a registration gives them. */
export const plainInputs = every(inputOf) as { [N in PlainName]: Input<Fields[N]> }
/** The plain fields as they may stand in a form beforehand; a field that is left out says nothing. */
export const plainPrefilled = every(prefilledOf) as {
  [N in PlainName]: z.ZodOptional<Same<ValueOf<Fields[N]>>>
}
/** The plain fields as answers show them. */
export const plainShown = every(shownOf) as { [N in PlainName]: Same<ValueOf<Fields[N]>> }

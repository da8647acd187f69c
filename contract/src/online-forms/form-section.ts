import { z } from 'zod'
import { optionalText, requiredText } from '../calls/fields.ts'
import { dateSpanNames, formLimits } from './field-kinds.ts'

/**
 * Names a section, field or option for ever: answers are kept under it, and what people read may change.
 */
export const formKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** Shown only after certain answers to an earlier field; no values = after any answer. */
const condition = z.strictObject({
  field: formKey,
  values: z.array(formKey).max(formLimits.options).default([]),
})
const common = {
  key: formKey,
  help: optionalText(1000),
  required: z.boolean().default(false),
  shown_when: condition.nullable().default(null),
}
const labelled = { ...common, label: requiredText(300) }
const option = z.strictObject({ key: formKey, label: requiredText(200) })
const options = z.array(option).min(2).max(formLimits.options)
const bound = z.number().min(-1e12).max(1e12).nullable().default(null)

const formField = z.discriminatedUnion('kind', [
  z.strictObject({
    ...labelled,
    kind: z.literal('text'),
    max_length: z.number().int().min(1).max(500).default(200),
  }),
  z.strictObject({
    ...labelled,
    kind: z.literal('long_text'),
    max_length: z.number().int().min(1).max(formLimits.answer).default(2000),
  }),
  z.strictObject({
    ...labelled,
    kind: z.literal('number'),
    min: bound,
    max: bound,
    decimals: z.number().int().min(0).max(4).default(0),
    /** Said beside the number: „mp”, „lei”. */
    unit: optionalText(20),
  }),
  z.strictObject({ ...labelled, kind: z.literal('date'), days: z.enum(dateSpanNames).default('any') }),
  z.strictObject({ ...labelled, kind: z.literal('choice'), options }),
  z.strictObject({ ...labelled, kind: z.literal('several'), options }),
  z.strictObject({ ...labelled, kind: z.literal('yes_no') }),
  z.strictObject({ ...labelled, kind: z.literal('cnp') }),
  z.strictObject({ ...labelled, kind: z.literal('cui') }),
  z.strictObject({ ...labelled, kind: z.literal('address') }),
  z.strictObject({
    ...labelled,
    kind: z.literal('file'),
    most: z.number().int().min(1).max(formLimits.files).default(1),
  }),
  /** Nothing is answered: the text is its label. */
  z.strictObject({ ...common, label: requiredText(3000), kind: z.literal('note') }),
  z.strictObject({ ...common, label: requiredText(2000), kind: z.literal('statement') }),
])
export type FormField = z.output<typeof formField>

export const formSection = z.strictObject({
  key: formKey,
  title: requiredText(200),
  help: optionalText(1000),
  shown_when: condition.nullable().default(null),
  fields: z.array(formField).min(1).max(formLimits.fields),
})
export type FormSection = z.output<typeof formSection>
export type ShownWhen = z.output<typeof condition>

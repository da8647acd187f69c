import { z } from 'zod'
import { optionalText, requiredText, text } from '../calls/fields.ts'
import { problemIssue } from '../failures/issue-fields.ts'
import { definitionProblems } from './definition-problems.ts'
import { addressPartNames, dateSpanNames, formLimits } from './field-kinds.ts'

/**
 * Names a section, field or option for ever: answers are kept under it, and what people read may change.
 */
const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** Shown only after certain answers to an earlier field; no values = after any answer. */
const condition = z.strictObject({ field: key, values: z.array(key).max(formLimits.options).default([]) })
const common = {
  key,
  help: optionalText(1000),
  required: z.boolean().default(false),
  shown_when: condition.nullable().default(null),
}
const labelled = { ...common, label: requiredText(300) }
const option = z.strictObject({ key, label: requiredText(200) })
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

const formSection = z.strictObject({
  key,
  title: requiredText(200),
  help: optionalText(1000),
  shown_when: condition.nullable().default(null),
  fields: z.array(formField).min(1).max(formLimits.fields),
})
export type FormSection = z.output<typeof formSection>

/** What an online form asks for. Without sections it is no form: the type is handed in by files alone. */
export const formDefinitionSchema = z
  .strictObject({ sections: z.array(formSection).max(formLimits.sections) })
  .superRefine((definition, context) => {
    for (const [path, problems] of Object.entries(definitionProblems(definition)))
      for (const problem of problems)
        context.addIssue({ code: 'custom', path: path.split('.'), ...problemIssue(problem) })
  })
export type FormDefinition = z.output<typeof formDefinitionSchema>
export type ShownWhen = z.output<typeof condition>

const addressAnswer = z.partialRecord(z.enum(addressPartNames), text(formLimits.addressPart))
/**
 * An answer as it is sent: text for what is typed or chosen, keys for several, ids for files, true for a tick.
 */
const formAnswer = z.union([
  z.boolean(),
  text(formLimits.answer),
  z.array(key).max(formLimits.options),
  z.array(z.number().int().positive()).max(formLimits.files),
  addressAnswer,
])
export type FormAnswer = z.output<typeof formAnswer>
export type AddressAnswer = z.output<typeof addressAnswer>

/** Answers by the keys of their fields; whether they fit a form is `checkAnswers`' to say. */
export const formAnswersSchema = z
  .record(key, formAnswer)
  .refine((answers) => Object.keys(answers).length <= formLimits.fields)
export type FormAnswers = Readonly<z.output<typeof formAnswersSchema>>

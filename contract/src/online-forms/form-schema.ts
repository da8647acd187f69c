import { z } from 'zod'
import { text } from '../calls/fields.ts'
import { problemIssue } from '../failures/issue-fields.ts'
import { definitionProblems } from './definition-problems.ts'
import { addressPartNames, formLimits } from './field-kinds.ts'
import { formKey, formSection } from './form-section.ts'

export type { FormField, FormSection, ShownWhen } from './form-section.ts'

/** What an online form asks for. Without sections it is no form: the type is handed in by files alone. */
export const formDefinitionSchema = z
  .strictObject({ sections: z.array(formSection).max(formLimits.sections) })
  .superRefine((definition, context) => {
    for (const [path, problems] of Object.entries(definitionProblems(definition)))
      for (const problem of problems)
        context.addIssue({ code: 'custom', path: path.split('.'), ...problemIssue(problem) })
  })
export type FormDefinition = z.output<typeof formDefinitionSchema>

const addressAnswer = z.partialRecord(z.enum(addressPartNames), text(formLimits.addressPart))
/**
 * An answer as it is sent: text for what is typed or chosen, keys for several, ids for files, true for a tick.
 */
const formAnswer = z.union([
  z.boolean(),
  text(formLimits.answer),
  z.array(formKey).max(formLimits.options),
  z.array(z.number().int().positive()).max(formLimits.files),
  addressAnswer,
])
export type FormAnswer = z.output<typeof formAnswer>
export type AddressAnswer = z.output<typeof addressAnswer>

/** Answers by the keys of their fields; whether they fit a form is `checkAnswers`' to say. */
export const formAnswersSchema = z
  .record(formKey, formAnswer)
  .refine((answers) => Object.keys(answers).length <= formLimits.fields)
export type FormAnswers = Readonly<z.output<typeof formAnswersSchema>>

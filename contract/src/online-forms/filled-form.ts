import { z } from 'zod'
import { idSchema } from '../calls/resource.ts'
import { formAnswersSchema } from './form-schema.ts'

/** What comes with a thing whose type asks something of its own. */
export const filledParts = {
  /** The online form that was filled; null = the type has none. */
  form_id: idSchema.nullable().default(null),
  answers: formAnswersSchema.default({}),
}

const line = z.object({
  label: z.string(),
  value: z.string(),
  /** Of a statement: whether it is ticked; null of every other. */
  ticked: z.boolean().nullable(),
})
/** What was filled in, section by section, as staff read it; a CNP is masked. */
export const filledForm = z.array(z.object({ title: z.string(), lines: z.array(line) }))
export type FilledForm = z.output<typeof filledForm>

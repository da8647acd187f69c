import { languageSchema } from '@hdoc/contract/texts/language-schema.ts'
import { z } from 'zod'

export const testMailPayload = z.strictObject({
  to: z.string(),
  name: z.string(),
  language: languageSchema,
  /** Tells one test from the next; a repeat after a crash bears the same one. */
  mark: z.string(),
})
export type TestMailPayload = z.output<typeof testMailPayload>

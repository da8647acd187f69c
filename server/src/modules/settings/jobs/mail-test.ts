import { languageSchema } from '@hdoc/contract/languages.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

export const testMailPayload = z.strictObject({
  to: z.string(),
  name: z.string(),
  language: languageSchema,
  /** Tells one test from the next; a repeat after a crash bears the same one. */
  mark: z.string(),
})

/** Mails an administrator what the institution's mails look like, by the way they all go. */
export const mailTest = defineJob({
  name: 'settings.mail-test',
  payload: testMailPayload,
  handler: () => import('./mail-test.handler.ts'),
})

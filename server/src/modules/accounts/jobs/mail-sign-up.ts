import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Mails the link of a request for an account; its token is made when the mail is written. */
export const mailSignUp = defineJob({
  name: 'accounts.mail-sign-up',
  owns: 'nothing',
  payload: z.strictObject({ sign_up_id: z.number().int().positive() }),
  handler: () => import('./mail-sign-up.handler.ts'),
})

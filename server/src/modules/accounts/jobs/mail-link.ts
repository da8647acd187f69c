import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Mails a link. Its token is made when the mail is written, so that it is stored in no queue. */
export const mailLink = defineJob({
  name: 'accounts.mail-link',
  owns: 'nothing',
  payload: z.strictObject({ link_id: z.number().int().positive() }),
  handler: () => import('./mail-link.handler.ts'),
})

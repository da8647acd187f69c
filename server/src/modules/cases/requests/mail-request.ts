import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Mails a data request. `mail`: which of its mails; a repeat after a crash bears the same Message-ID. */
export const mailRequest = defineJob({
  name: 'cases.mail-data-request',
  owns: 'nothing',
  payload: z.strictObject({
    request_id: z.number().int().positive(),
    mail: z.string().regex(/^(asked|reminder|again-\d+)$/),
  }),
  handler: () => import('./mail-request.handler.ts'),
})

import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/define-job.ts'

/** Mails the confirmation of a registration to its issuer. */
export const mailConfirmation = defineJob({
  name: 'documents.mail-confirmation',
  owns: 'nothing',
  patient: true,
  payload: z.strictObject({ document_id: z.number().int().positive() }),
  handler: () => import('./mail-confirmation.handler.ts'),
})

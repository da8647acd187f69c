import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

const id = z.number().int().positive()

/** Mails whoever handed something in. `mail`: which of its mails; a repeat after a crash bears the same Message-ID. */
export const mailDepositor = defineJob({
  name: 'submissions.mail-depositor',
  owns: 'nothing',
  payload: z.strictObject({ submission_id: id, mail: z.string().regex(/^(end|asked)-\d+$/) }),
  handler: () => import('./mail-depositor.handler.ts'),
})

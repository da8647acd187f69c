import { complaintStatusSchema } from '@hdoc/contract/complaints/complaint-rows.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

const id = z.number().int().positive()

/** Mails the person of a complaint. `mail`: which of its mails; a repeat after a crash bears the same Message-ID. */
export const mailPerson = defineJob({
  name: 'complaints.mail-person',
  owns: 'nothing',
  payload: z.strictObject({
    complaint_id: id,
    mail: z.string().regex(/^(status|comment|number)-\d+$/),
    status: complaintStatusSchema.optional(),
    before: complaintStatusSchema.optional(),
  }),
  handler: () => import('./mail-person.handler.ts'),
})

/** Tells somebody who joined a complaint how it ended, and forgets their address. */
export const mailSupporter = defineJob({
  name: 'complaints.mail-supporter',
  owns: 'nothing',
  payload: z.strictObject({ complaint_id: id, supporter_id: id }),
  handler: () => import('./mail-supporter.handler.ts'),
})

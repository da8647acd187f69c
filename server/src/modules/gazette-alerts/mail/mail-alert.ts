import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

const id = z.number().int().positive()

/** Mails an alert; `mail`: which of its mails. A repeat after a crash bears the same Message-ID. */
export const mailAlert = defineJob({
  name: 'gazette-alerts.mail-alert',
  owns: 'nothing',
  patient: true,
  payload: z.strictObject({ alert_id: id, mail: id }),
  handler: () => import('./mail-alert.handler.ts'),
})

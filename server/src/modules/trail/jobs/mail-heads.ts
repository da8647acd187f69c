import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the newest heads are mailed to the witness, where one is named. */
export const mailHeads = defineScheduledJob({
  name: 'trail.mail-heads',
  schedule: '45 1 * * *',
  handler: () => import('./mail-heads.handler.ts'),
})

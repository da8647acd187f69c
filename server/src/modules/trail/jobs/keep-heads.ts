import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every five minutes the newest head of every chain is kept in the data folder, after a look at what is kept there. */
export const keepHeads = defineScheduledJob({
  name: 'trail.keep-heads',
  schedule: '*/5 * * * *',
  handler: () => import('./keep-heads.handler.ts'),
})

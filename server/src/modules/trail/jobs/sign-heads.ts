import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour the newest head of every chain that grew is signed, and the witness is told of it. */
export const signHeads = defineScheduledJob({
  name: 'trail.sign-heads',
  schedule: '15 * * * *',
  handler: () => import('./sign-heads.handler.ts'),
})

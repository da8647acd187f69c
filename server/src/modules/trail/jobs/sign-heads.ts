import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the newest head of every chain is signed. */
export const signHeads = defineScheduledJob({
  name: 'trail.sign-heads',
  schedule: '15 1 * * *',
  handler: () => import('./sign-heads.handler.ts'),
})

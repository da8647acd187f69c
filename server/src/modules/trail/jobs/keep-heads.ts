import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/**
 * Keeps the newest head of every chain in the data folder, every five minutes, after comparing what is kept
 * there.
 */
export const keepHeads = defineScheduledJob({
  name: 'trail.keep-heads',
  schedule: '*/5 * * * *',
  handler: () => import('./keep-heads.handler.ts'),
})

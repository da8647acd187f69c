import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every ten minutes: what has its day appears, what has stood its days is erased. */
export const publishDue = defineScheduledJob({
  name: 'gazette.publish-due',
  schedule: '*/10 * * * *',
  handler: () => import('./publish-due.handler.ts'),
})

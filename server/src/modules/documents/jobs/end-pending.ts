import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Documents whose waiting is over; lists have shown it since midnight, this makes it known. */
export const endPending = defineScheduledJob({
  name: 'documents.end-pending',
  schedule: '5 * * * *',
  handler: () => import('./end-pending.handler.ts'),
})

import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/**
 * Every morning: tells people of documents whose deadline is near. It may run again on the same day, and a day that was
 * missed is made up the next time, with the nearest step alone.
 */
export const tellDeadlines = defineScheduledJob({
  name: 'documents.tell-deadlines',
  schedule: '0 5 * * *',
  handler: () => import('./tell-deadlines.handler.ts'),
})

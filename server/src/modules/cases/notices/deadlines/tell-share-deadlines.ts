import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every morning, and every hour after it to catch up: people are told of own deadlines of their shares that are near. */
export const tellShareDeadlines = defineScheduledJob({
  name: 'cases.tell-share-deadlines',
  schedule: '25 4-20 * * *',
  handler: () => import('./tell-share-deadlines.handler.ts'),
})

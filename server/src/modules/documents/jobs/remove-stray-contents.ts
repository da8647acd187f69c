import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night, after the rows of the day went: stored contents older than a day which nothing refers to. */
export const removeStrayContents = defineScheduledJob({
  name: 'documents.remove-stray-contents',
  schedule: '20 2 * * *',
  handler: () => import('./remove-stray-contents.handler.ts'),
})

import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/**
 * Every night, after the old uploads are removed: removes stored contents older than a day that nothing
 * refers to.
 */
export const removeStrayContents = defineScheduledJob({
  name: 'documents.remove-stray-contents',
  schedule: '20 2 * * *',
  handler: () => import('./remove-stray-contents.handler.ts'),
})

import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/**
 * Every hour: ends the waiting of documents whose day has come. Lists have shown it since midnight; this
 * stores it and makes it known.
 */
export const endPending = defineScheduledJob({
  name: 'documents.end-pending',
  schedule: '5 * * * *',
  handler: () => import('./end-pending.handler.ts'),
})

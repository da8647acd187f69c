import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every night the counters behind the totals are compared with the documents. */
export const reconcileCounts = defineScheduledJob({
  name: 'documents.reconcile-counts',
  schedule: '40 0 * * *',
  handler: () => import('./reconcile-counts.handler.ts'),
})

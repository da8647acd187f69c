import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Forgets told changes every hour, in all institutions. */
export const forgetLiveChanges = defineScheduledJob({
  name: 'live.forget-changes',
  schedule: '41 * * * *',
  handler: () => import('./forget-changes.handler.ts'),
})

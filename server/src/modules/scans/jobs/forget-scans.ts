import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/**
 * Removes every night scans thrown away long ago, traces of those that found their document, and codes of
 * phones that ended.
 */
export const forgetScans = defineScheduledJob({
  name: 'scans.forget',
  schedule: '40 1 * * *',
  handler: () => import('./forget-scans.handler.ts'),
})

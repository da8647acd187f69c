import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night: scans thrown away long ago, traces of those that found their document, codes of phones that ended. */
export const forgetScans = defineScheduledJob({
  name: 'scans.forget',
  schedule: '40 1 * * *',
  handler: () => import('./forget-scans.handler.ts'),
})

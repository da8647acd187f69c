import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Links that have ended, and requests for an account that nobody confirmed. Hourly. */
export const forgetLinks = defineScheduledJob({
  name: 'accounts.forget-links',
  schedule: '23 * * * *',
  handler: () => import('./forget-links.handler.ts'),
})

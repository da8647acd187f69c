import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Removes links that have ended, and requests for an account that nobody confirmed. Runs hourly. */
export const forgetLinks = defineScheduledJob({
  name: 'accounts.forget-links',
  schedule: '23 * * * *',
  handler: () => import('./forget-links.handler.ts'),
})

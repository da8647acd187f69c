import { defineScheduledJob } from '../define-scheduled-job.ts'

/** What has lived its time: sessions, steps of sign-ins, answers kept for repeated calls, counted hits. Hourly. */
export const forgetExpired = defineScheduledJob({
  name: 'platform.forget-expired',
  schedule: '17 * * * *',
  handler: () => import('./forget-expired.handler.ts'),
})

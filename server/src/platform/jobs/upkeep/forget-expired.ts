import { defineScheduledJob } from '../define-scheduled-job.ts'

/**
 * Deletes expired rows every hour: sessions, steps of sign-ins, kept answers,
 * sign-in addresses, counted hits.
 */
export const forgetExpired = defineScheduledJob({
  name: 'platform.forget-expired',
  schedule: '17 * * * *',
  handler: () => import('./forget-expired.handler.ts'),
})

import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/**
 * Every morning: tells administrators of a certificate that ends soon, once at each step. A day that was missed is made
 * up the next time, with the nearest step alone.
 */
export const tellEnding = defineScheduledJob({
  name: 'signatures.tell-ending',
  schedule: '10 5 * * *',
  handler: () => import('./tell-ending.handler.ts'),
})

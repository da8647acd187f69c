import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour: shares whose day has come are in progress again, and their cases and documents with them. */
export const endWaiting = defineScheduledJob({
  name: 'cases.end-waiting',
  schedule: '7 * * * *',
  handler: () => import('./end-waiting.handler.ts'),
})

import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour: reports whose day has come are asked for. A day that no worker saw is made up by the next look. */
export const sendScheduled = defineScheduledJob({
  name: 'reports.send-scheduled',
  schedule: '20 * * * *',
  handler: () => import('./send-scheduled.handler.ts'),
})

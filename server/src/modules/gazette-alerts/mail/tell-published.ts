import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every ten minutes: what the gazette has published is told to who asked for it, at once or once a day. */
export const tellPublished = defineScheduledJob({
  name: 'gazette-alerts.tell-published',
  schedule: '4,14,24,34,44,54 * * * *',
  handler: () => import('./tell-published.handler.ts'),
})

import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every morning: tells the platform's administrators which institutions end in a month, a week or a day. */
export const tellEnding = defineScheduledJob({
  name: 'clients.tell-ending',
  schedule: '10 5 * * *',
  handler: () => import('./tell-ending.handler.ts'),
})

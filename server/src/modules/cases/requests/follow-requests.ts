import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour: requests whose last day is over end, those of three days before it are mailed again, and unsent files go. */
export const followRequests = defineScheduledJob({
  name: 'cases.follow-data-requests',
  schedule: '5 * * * *',
  handler: () => import('./follow-requests.handler.ts'),
})

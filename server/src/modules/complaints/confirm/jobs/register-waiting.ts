import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every five minutes: complaints that wait for the opening, or for a register to be in order, get their numbers. */
export const registerWaitingComplaints = defineScheduledJob({
  name: 'complaints.register-waiting',
  schedule: '*/5 * * * *',
  handler: () => import('./register-waiting.handler.ts'),
})

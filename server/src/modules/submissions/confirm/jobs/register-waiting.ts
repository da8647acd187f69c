import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every five minutes: submissions that wait for the opening, or for a register to be in order, get their numbers. */
export const registerWaitingSubmissions = defineScheduledJob({
  name: 'submissions.register-waiting',
  schedule: '*/5 * * * *',
  handler: () => import('./register-waiting.handler.ts'),
})

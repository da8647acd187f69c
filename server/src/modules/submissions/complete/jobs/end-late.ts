import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every night: what was sent back and not completed in time waits for a clerk again, with a mark. */
export const endLateCompletions = defineScheduledJob({
  name: 'submissions.end-late',
  schedule: '25 1 * * *',
  handler: () => import('./end-late.handler.ts'),
})

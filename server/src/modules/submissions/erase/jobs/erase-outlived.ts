import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every night: what was rejected or closed a year ago is emptied; nothing was registered of it. */
export const eraseOutlived = defineScheduledJob({
  name: 'submissions.erase-outlived',
  schedule: '35 1 * * *',
  handler: () => import('./erase-outlived.handler.ts'),
})

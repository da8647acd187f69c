import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the parts of exports whose time is over, or that were stopped, are removed. */
export const removeExportsJob = defineScheduledJob({
  name: 'leaving.remove-exports',
  schedule: '45 1 * * *',
  handler: () => import('./remove-exports.handler.ts'),
})

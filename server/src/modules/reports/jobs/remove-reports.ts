import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the rows of reports whose time is over, or that were stopped, are removed. */
export const removeReports = defineScheduledJob({
  name: 'reports.remove-reports',
  schedule: '45 1 * * *',
  handler: () => import('./remove-reports.handler.ts'),
})

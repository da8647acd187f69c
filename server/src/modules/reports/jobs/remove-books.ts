import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the lines and volumes of books whose time is over, or that were stopped, are removed. */
export const removeBooksJob = defineScheduledJob({
  name: 'reports.remove-books',
  schedule: '35 1 * * *',
  handler: () => import('./remove-books.handler.ts'),
})

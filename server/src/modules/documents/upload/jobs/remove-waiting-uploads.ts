import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every night uploads that no document took within a day are removed. */
export const removeUploads = defineScheduledJob({
  name: 'documents.remove-waiting-uploads',
  schedule: '20 1 * * *',
  handler: () => import('./remove-waiting-uploads.handler.ts'),
})

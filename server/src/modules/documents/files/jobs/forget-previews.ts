import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Every night: removes previews that nobody looked at for a week; they are made again when wanted. */
export const forgetPreviews = defineScheduledJob({
  name: 'documents.forget-previews',
  schedule: '50 1 * * *',
  handler: () => import('./forget-previews.handler.ts'),
})

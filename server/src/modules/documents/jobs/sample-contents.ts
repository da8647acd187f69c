import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night, when the other work is done: one of 256 parts of what is stored is read and compared; all in turn. */
export const sampleContents = defineScheduledJob({
  name: 'documents.sample-contents',
  schedule: '10 3 * * *',
  handler: () => import('./sample-contents.handler.ts'),
})

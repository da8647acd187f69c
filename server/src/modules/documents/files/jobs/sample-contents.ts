import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/**
 * Every night, when the other work is done: reads one of 256 parts of the stored contents and compares it
 * with its hashes; all parts come in turn.
 */
export const sampleContents = defineScheduledJob({
  name: 'documents.sample-contents',
  schedule: '10 3 * * *',
  handler: () => import('./sample-contents.handler.ts'),
})

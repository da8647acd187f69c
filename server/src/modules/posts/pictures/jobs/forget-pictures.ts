import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Removes every night pictures that no post shows: of texts that were never saved, and of deleted posts. */
export const forgetPictures = defineScheduledJob({
  name: 'posts.forget-pictures',
  schedule: '50 1 * * *',
  handler: () => import('./forget-pictures.handler.ts'),
})

import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night: forgets notices and messages whose time is over. */
export const forgetOldNotices = defineScheduledJob({
  name: 'notifications.forget-old',
  schedule: '40 1 * * *',
  handler: () => import('./forget-old-notices.handler.ts'),
})

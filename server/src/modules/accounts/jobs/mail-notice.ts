import { defineJob } from '../../../platform/jobs/define-job.ts'
import { noticePayload } from './notice.ts'

export const mailNotice = defineJob({
  name: 'accounts.mail-notice',
  owns: 'nothing',
  payload: noticePayload,
  handler: () => import('./mail-notice.handler.ts'),
})

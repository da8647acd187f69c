import { defineJob } from '../../../platform/jobs/define-job.ts'
import { testMailPayload } from './test-mail-payload.ts'

/** Mails an administrator what the institution's mails look like, by the way they all go. */
export const mailTest = defineJob({
  name: 'settings.mail-test',
  owns: 'nothing',
  payload: testMailPayload,
  handler: () => import('./mail-test.handler.ts'),
})

import { defineJob } from '../../../platform/jobs/define-job.ts'
import { endingFacts } from './ending-facts.ts'

/** Mails one administrator of the platform that an institution ends. */
export const mailEnding = defineJob({
  name: 'clients.mail-ending',
  owns: 'nothing',
  payload: endingFacts,
  handler: () => import('./mail-ending.handler.ts'),
})

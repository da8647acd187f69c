import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

const id = z.number().int().positive()
export const endingFacts = z.strictObject({
  user_id: id,
  client_id: id,
  name: z.string(),
  host: z.string(),
  /** Last active day. */
  ends_on: z.iso.date(),
  /** Which notice: 30, 7 or 1. */
  days: z.number().int(),
})

/** Mails one administrator of the platform that an institution ends. */
export const mailEnding = defineJob({
  name: 'clients.mail-ending',
  payload: endingFacts,
  handler: () => import('./mail-ending.handler.ts'),
})

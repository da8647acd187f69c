import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

/** Mails a message of the contact form to the institution's assistance contact, with its files. */
export const mailMessage = defineJob({
  name: 'contact-messages.mail-message',
  owns: 'nothing',
  payload: z.strictObject({ message_id: z.number().int().positive() }),
  handler: () => import('./mail-message.handler.ts'),
})

export const onMessageReceived = (db: TenantDb, payload: { message_id: number }): Promise<void> =>
  enqueueJob(db, mailMessage, payload)

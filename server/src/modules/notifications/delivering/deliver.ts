import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Sends one message of the outbox. Its row says what became of it. */
export const deliver = defineJob({
  name: 'notifications.deliver',
  owns: 'row',
  payload: z.strictObject({ delivery_id: z.number().int().positive() }),
  handler: () => import('./deliver.handler.ts'),
})

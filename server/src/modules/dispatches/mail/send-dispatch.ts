import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

const id = z.number().int().positive()

/** Sends the e-mail of a dispatch. Its row says what became of it. */
export const sendDispatch = defineJob({
  name: 'dispatches.send-mail',
  owns: 'row',
  payload: z.strictObject({ dispatch_id: id, turn: id }),
  handler: () => import('./send-dispatch.handler.ts'),
})

export async function onMailWanted(
  db: TenantDb,
  wanted: { dispatch_id: number; turn: number },
): Promise<void> {
  await enqueueJob(db, sendDispatch, wanted)
}

import { z } from 'zod'
import { startOfLocalDay } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { findMailDay } from './queries.ts'

const id = z.number().int().positive()

/** Sends the e-mail of a dispatch. Its row says what became of it. */
export const sendDispatch = defineJob({
  name: 'dispatches.send-mail',
  owns: 'row',
  payload: z.strictObject({ dispatch_id: id, turn: id }),
  handler: () => import('./send-dispatch.handler.ts'),
})

/** The e-mail leaves on its planned day, and at once when that has come; what it says is read when it leaves. */
export async function onMailWanted(
  db: TenantDb,
  wanted: { dispatch_id: number; turn: number },
): Promise<void> {
  const on = await findMailDay(db, wanted.dispatch_id)
  await enqueueJob(db, sendDispatch, wanted, on === undefined ? {} : { notBefore: startOfLocalDay(on) })
}

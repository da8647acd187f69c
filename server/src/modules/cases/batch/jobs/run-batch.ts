import { z } from 'zod'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts'

/** Gives out the shares of a batch, closes the cases of one, or takes either back, one by one. */
export const runBatch = defineJob({
  name: 'cases.run-batch',
  owns: 'row',
  payload: z.strictObject({ batch_id: z.number().int().positive() }),
  handler: () => import('./run-batch.handler.ts'),
})

export const onBatchWanted = (db: TenantDb, payload: { batch_id: number }): Promise<void> =>
  enqueueJob(db, runBatch, payload)

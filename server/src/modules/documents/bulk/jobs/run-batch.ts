import { z } from 'zod'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts'

/** Does or undoes a batch, document by document. */
export const runBatch = defineJob({
  name: 'documents.run-batch',
  owns: 'row',
  payload: z.strictObject({ batch_id: z.number().int().positive() }),
  handler: () => import('./run-batch.handler.ts'),
})

export const onBatchWanted = (db: TenantDb, payload: { batch_id: number }): Promise<void> =>
  enqueueJob(db, runBatch, payload)

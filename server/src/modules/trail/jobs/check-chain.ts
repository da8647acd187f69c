import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

/** Checks the chain of one institution as its administrator asked. */
export const checkChainJob = defineJob({
  name: 'trail.check-chain',
  owns: 'row',
  payload: z.strictObject({ check_id: z.number().int().positive() }),
  handler: () => import('./check-chain.handler.ts'),
})

export const onVerifyWanted = (db: TenantDb, payload: { check_id: number }): Promise<void> =>
  enqueueJob(db, checkChainJob, payload)

import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

const id = z.number().int().positive()

/** Reads what a version of a file says of its signatures. */
export const verifyFile = defineJob({
  name: 'signatures.verify-file',
  owns: 'row',
  maxAttempts: 4,
  patient: true,
  payload: z.strictObject({ file_id: id, version: id }),
  handler: () => import('./verify-file.handler.ts'),
})

export async function onFilesArrived(
  db: TenantDb,
  payloads: readonly { file_id: number; version: number }[],
): Promise<void> {
  for (const { file_id, version } of payloads) await enqueueJob(db, verifyFile, { file_id, version })
}

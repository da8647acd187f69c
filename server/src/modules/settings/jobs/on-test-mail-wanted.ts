import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { mailTest, type testMailPayload } from './mail-test.ts'

export function onTestMailWanted(db: TenantDb, payload: z.output<typeof testMailPayload>): Promise<void> {
  return enqueueJob(db, mailTest, payload)
}

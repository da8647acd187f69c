import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { mailTest } from './mail-test.ts'
import type { TestMailPayload } from './test-mail-payload.ts'

export function onTestMailWanted(db: TenantDb, payload: TestMailPayload): Promise<void> {
  return enqueueJob(db, mailTest, payload)
}

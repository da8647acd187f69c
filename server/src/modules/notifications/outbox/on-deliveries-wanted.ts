import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { deliver } from '../delivering/deliver.ts'

export async function onDeliveriesWanted(
  db: TenantDb,
  { delivery_ids: ids }: { delivery_ids: number[] },
): Promise<void> {
  for (const delivery_id of ids) await enqueueJob(db, deliver, { delivery_id })
}

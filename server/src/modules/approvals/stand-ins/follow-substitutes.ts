import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

/** Every hour, and so on the first one of each day: who stands in from today sees what waits, who no longer does does not. */
export const followSubstitutesDaily = defineScheduledJob({
  name: 'approvals.follow-substitutes-daily',
  schedule: '6 * * * *',
  handler: () => import('./follow-substitutes-daily.handler.ts'),
})

/** The same at once, when a substitute was named or a substitution ended. */
export const followSubstitutes = defineJob({
  name: 'approvals.follow-substitutes',
  owns: 'nothing',
  payload: z.strictObject({}),
  handler: () => import('./follow-substitutes.handler.ts'),
})

/** Has what waits shown to who stands in from today; cases tell them of it. */
export async function onSubstituteChanged(db: TenantDb): Promise<void> {
  await enqueueJob(db, followSubstitutes, {})
}

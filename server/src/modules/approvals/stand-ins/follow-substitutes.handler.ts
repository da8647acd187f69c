import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { followStandIns } from '../../people/index.ts'
import { workOfApprovals } from './work-of-approvals.ts'

export async function handle(ctx: JobContext): Promise<void> {
  await followStandIns(ctx, workOfApprovals)
}

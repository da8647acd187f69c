import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { followStandIns } from '../../people/index.ts'
import { workOfCases } from './work-of-cases.ts'

export async function handle(ctx: JobContext): Promise<void> {
  await followStandIns(ctx, workOfCases)
}

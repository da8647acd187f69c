import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { followInstitution } from './follow-institution.ts'

export async function handle(ctx: JobContext): Promise<void> {
  await followInstitution(ctx)
}

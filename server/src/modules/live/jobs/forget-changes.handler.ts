import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { forgetChanges } from '../queries/live-changes.ts'

export async function handle({ database, log }: JobServices): Promise<void> {
  const changes = await database.asPlatform('forget told changes in every institution', forgetChanges)
  log.info({ changes }, 'told changes forgotten')
}

import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { watchHeads } from '../outside/watch-heads.ts'

export async function handle(services: JobServices): Promise<void> {
  await watchHeads(services).look()
}

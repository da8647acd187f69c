import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { headsPath, readHeads } from '../outside/heads-file.ts'
import { mailWitness } from '../outside/tell-witness.ts'

/** Those of the data folder: they are signed, and of every institution the newest. */
export async function handle(services: JobServices): Promise<void> {
  const { heads } = await readHeads(headsPath(services.settings.dataDir))
  await mailWitness(services, heads)
}

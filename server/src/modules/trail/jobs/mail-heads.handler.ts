import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { headsPath, readHeads } from '../outside/heads-file.ts'
import { mailWitness } from '../outside/tell-witness.ts'

/** Mails the heads of the data folder, because they are signed and the newest of every institution. */
export async function handle(services: JobServices): Promise<void> {
  const { heads } = await readHeads(headsPath(services.settings.dataDir))
  await mailWitness(services, heads)
}

import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listInstitutionIds } from '../../institutions/index.ts'
import { signNewestHead } from '../heads/sign-newest-head.ts'

export async function handle(services: JobServices): Promise<void> {
  const { database } = services
  const ids = await database.asPlatform('sign the heads of all chains', listInstitutionIds)
  for (const id of ids) await database.inInstitution(id, (db) => signNewestHead(db, services))
}

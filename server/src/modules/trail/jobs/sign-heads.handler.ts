import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { eachInstitution, getInstitution } from '../../institutions/index.ts'
import { presentHead } from '../heads/show-heads.ts'
import { signNewestHead } from '../heads/sign-newest-head.ts'
import { tellWitness } from '../outside/tell-witness.ts'

/**
 * A little more than the time between two runs, because an administrator may have signed a head in between.
 */
const RECENT_MS = 65 * 60_000

async function signRecent(db: TenantDb, services: JobServices): Promise<TrailHead[]> {
  const row = await signNewestHead(db, services)
  if (!row || services.clock.now().getTime() - Date.parse(row.signed_at) > RECENT_MS) return []
  const { name } = await getInstitution(db)
  return [presentHead(row, { id: db.institutionId, name })]
}

export async function handle(services: JobServices): Promise<void> {
  const { database } = services
  const recent = await eachInstitution(services, 'sign the heads of all chains', (id) =>
    database.inInstitution(id, (db) => signRecent(db, services)),
  )
  await tellWitness(services, recent.flat())
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { lockComplaints } from '../../record/queries/complaints.ts'
import { petitioner } from '../confirm-complaint.ts'
import { isNumberedNow, numberWaiting } from '../number-complaint.ts'
import { listInstitutionsWaiting, listWaiting, waitForTurn } from '../queries.ts'

/** Numbers one complaint that waits; whoever numbers others of the institution goes before or after it. */
async function numberOne(
  db: TenantDb,
  services: JobServices,
  { id, type_id }: { id: number; type_id: number },
): Promise<boolean> {
  await waitForTurn(db)
  await lockComplaints(db, [id])
  if (!(await isNumberedNow(db, type_id, services.clock.now()))) return false
  return numberWaiting(db, services, { id, actor: petitioner })
}

/** Each complaint in a transaction of its own, in the order in which they came. */
async function numberAll(services: JobServices, institution: number): Promise<number> {
  const { database, log } = services
  const waiting = await database.inInstitution(institution, (db) => listWaiting(db, null), { readOnly: true })
  let numbered = 0
  for (const one of waiting)
    try {
      if (await database.inInstitution(institution, (db) => numberOne(db, services, one))) numbered++
    } catch (error) {
      log.error({ err: error, institution, complaint: one.id }, 'a complaint could not get its number')
      // The next ones must not get numbers before this one.
      break
    }
  return numbered
}

export async function handle(services: JobServices): Promise<void> {
  const institutions = await services.database.asPlatform(
    'number complaints that wait for the opening',
    listInstitutionsWaiting,
  )
  let total = 0
  for (const id of institutions) total += await numberAll(services, id)
  if (total > 0) services.log.info({ complaints: total }, 'waiting complaints numbered')
}

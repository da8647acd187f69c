import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { numberInOrder, waitForTurn } from '../../../public-forms/index.ts'
import { lockComplaints } from '../../record/queries/complaints.ts'
import { petitioner } from '../confirm-complaint.ts'
import { isNumberedNow, numberWaiting } from '../number-complaint.ts'
import { listInstitutionsWaiting, listWaiting } from '../queries.ts'

/** Numbers one complaint that waits; whoever numbers others of the institution goes before or after it. */
async function numberOne(
  db: TenantDb,
  services: JobServices,
  { id, type_id }: { id: number; type_id: number },
): Promise<boolean> {
  await waitForTurn(db, 'complaints')
  await lockComplaints(db, [id])
  if (!(await isNumberedNow(db, type_id, services.clock.now()))) return false
  return numberWaiting(db, services, { id, actor: petitioner })
}

export async function handle(services: JobServices): Promise<void> {
  const institutions = await services.database.asPlatform(
    'number complaints that wait for the opening',
    listInstitutionsWaiting,
  )
  await numberInOrder(services, {
    what: 'complaints',
    institutions,
    list: (db) => listWaiting(db, null),
    number: (db, one) => numberOne(db, services, one),
  })
}

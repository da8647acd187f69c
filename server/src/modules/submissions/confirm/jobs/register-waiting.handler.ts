import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { numberInOrder, waitForTurn } from '../../../public-forms/index.ts'
import { lockSubmission } from '../../record/queries/submissions.ts'
import { isNumberedNow, numberSubmission } from '../number-submission.ts'
import { findType, listInstitutionsUnnumbered, listUnnumbered } from '../queries.ts'

/** Numbers one that waits; whoever numbers others of the institution goes before or after it. */
async function numberOne(
  db: TenantDb,
  services: JobServices,
  { id, doc_type_id }: { id: number; doc_type_id: number },
): Promise<boolean> {
  await waitForTurn(db, 'submissions')
  await lockSubmission(db, id)
  const type = await findType(db, doc_type_id)
  if (!type || !isNumberedNow(type, services.clock.now())) return false
  const row = await numberSubmission(db, services, { id, registryMails: true })
  return row.document_id !== null
}

export async function handle(services: JobServices): Promise<void> {
  const institutions = await services.database.asPlatform(
    'number submissions that wait for the opening',
    listInstitutionsUnnumbered,
  )
  await numberInOrder(services, {
    what: 'submissions',
    institutions,
    list: listUnnumbered,
    number: (db, one) => numberOne(db, services, one),
  })
}

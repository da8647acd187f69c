import type { TenantDb } from '../../../../platform/db/database.ts'
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts'
import { listToConfirm } from '../queries.ts'
import { mailConfirmation } from './mail-confirmation.ts'

/**
 * Queues the confirmation mails of registrations, in the transaction that takes the events out of the outbox.
 */
export async function onDocumentsRegistered(
  db: TenantDb,
  payloads: readonly { document_id: number }[],
): Promise<void> {
  const toConfirm = await listToConfirm(
    db,
    payloads.map(({ document_id }) => document_id),
  )
  for (const { id } of toConfirm) await enqueueJob(db, mailConfirmation, { document_id: id })
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { hasIssuerEmail } from './queries.ts'

/** What a registration causes; runs in the transaction that takes the event out of the outbox. */
export async function onDocumentRegistered(db: TenantDb, payload: { document_id: number }): Promise<void> {
  if (await hasIssuerEmail(db, payload.document_id)) await enqueueJob(db, mailConfirmation, payload)
}

import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { viewerOf } from '../documents/index.ts'
import { listPrinted, type PrintedDocument } from './queries.ts'

type Printing = {
  db: TenantDb
  actor: Actor
  clock: Clock
  ids: readonly number[]
  action: 'label.printed' | 'receipt.printed'
  /** What it was printed on, for the history. */
  on: Readonly<Record<string, unknown>>
}

/**
 * Gives the documents to be printed and writes an entry in the history of each. Throws NOT_FOUND for all of
 * them when the person does not see one.
 */
export async function takePrinted({
  db,
  actor,
  clock,
  ids,
  action,
  on,
}: Printing): Promise<PrintedDocument[]> {
  const documents = await listPrinted(db, await viewerOf(db, actor), ids)
  if (documents.length !== ids.length) throw new AppError('NOT_FOUND')
  const at = clock.now()
  for (const { id } of documents)
    await writeAudit(db, {
      actor: auditActor(actor),
      at,
      action,
      subjectType: 'document',
      subjectId: id,
      after: { ...on, together: documents.length },
    })
  return documents
}

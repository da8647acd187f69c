import type { DocumentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { type DocumentStatusId, STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { beginWork } from '../life/begin-work.ts'
import type { BatchFacts } from './queries/registration.ts'

type By = { db: TenantDb; actor: Actor; at: Date }

/**
 * Applies the type of a document that was just registered. The trail tells which registers of the type the
 * person left out. A document that goes to a department without being accepted is in work at once, unless it was
 * registered with its last status. Gives its status.
 */
export async function followType(
  { db, actor, at }: By,
  documentId: number,
  type: Pick<BatchFacts['doc_types'][number], 'secondary' | 'skip_acceptance'>,
  values: Pick<DocumentValues, 'secondary_register_ids' | 'group_id'>,
  closedAs?: DocumentStatusId,
): Promise<DocumentStatusId> {
  const leftOut = type.secondary.filter(({ id }) => values.secondary_register_ids?.includes(id) === false)
  if (leftOut.length > 0)
    await writeAudit(db, {
      actor: auditActor(actor),
      at,
      action: 'document.further_left_out',
      subjectType: 'document',
      subjectId: documentId,
      after: { register: leftOut.map(({ name }) => name).join(', ') },
    })
  if (closedAs !== undefined) return closedAs
  if (!type.skip_acceptance || values.group_id === null) return STATUS.notResolved
  const registered = { id: documentId, status: STATUS.notResolved, pending_until: null }
  await beginWork({ db, actor, language: 'ro', now: at }, [registered])
  return STATUS.inOperation
}

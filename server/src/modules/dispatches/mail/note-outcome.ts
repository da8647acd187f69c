import type { DeliveryReason } from '@hdoc/contract/notifications/notification-deliveries.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { ReceivedFile } from '../../../platform/files/receive/receive-file.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { attachMade } from '../../documents/index.ts'
import { tell } from '../../notifications/index.ts'
import { storeWithdrawn } from '../withdraw/queries.ts'
import { type MailedDispatch, storeLeft, storeNotLeft } from './queries.ts'

type Of = Pick<JobContext, 'clock'>

/** The e-mail has left: the dispatch is sent, and the message is kept among the files of its document. */
export async function noteLeft(
  { clock }: Of,
  db: TenantDb,
  { id, case_id, document_id, number, ship_to, email }: MailedDispatch,
  { name, mime, kind, size, sha256 }: ReceivedFile,
): Promise<void> {
  const at = clock.now()
  const on = localDate(at)
  const document = grant('document.attach', { id: document_id }, allowed)
  const fileId = await attachMade(
    db,
    document,
    { name, mime, kind, size, sha256 },
    { actor: systemActor, at },
  )
  await storeLeft(db, id, { on, fileId })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'workcase.dispatch_sent',
    subjectType: 'workcase',
    subjectId: case_id,
    after: { document: number, ship_to, ship_method: 'email', address: email, dispatch_day: on },
  })
}

/** The document was annulled since: its e-mail does not leave. */
export async function noteAnnulled(
  { clock }: Of,
  db: TenantDb,
  { id, case_id, number, ship_to }: MailedDispatch,
): Promise<void> {
  const at = clock.now()
  const reason = 'Documentul a fost anulat.'
  await storeWithdrawn(db, { id }, { at, by: systemActor.name, reason })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'workcase.dispatch_withdrawn',
    subjectType: 'workcase',
    subjectId: case_id,
    after: { document: number, ship_to, ship_method: 'email' },
    reason,
  })
}

/** The e-mail could not leave: whoever prepared the dispatch is told, because it waits for them. */
export async function noteRefused(
  { clock }: Of,
  db: TenantDb,
  dispatch: MailedDispatch,
  { reason, detail }: { reason: DeliveryReason; detail: string },
): Promise<void> {
  const at = clock.now()
  const { id, case_id, case_number, number, ship_to, email, mail_turn } = dispatch
  await storeNotLeft(db, id, { state: 'refused', reason, detail })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'workcase.dispatch_refused',
    subjectType: 'workcase',
    subjectId: case_id,
    after: { document: number, ship_to, address: email, mail_reason: reason },
  })
  await tell(db, {
    text: 'dispatch_refused',
    values: { to: ship_to },
    subject: { id: case_id, number: case_number },
    cause: `dispatch:${id}:${mail_turn}`,
    at,
    persons: [{ institutionId: dispatch.prepared_by_institution_id, id: dispatch.prepared_by_id }],
  })
}

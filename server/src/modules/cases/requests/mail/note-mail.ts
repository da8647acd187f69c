import { writeAudit } from '../../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobContext } from '../../../../platform/jobs/job-context.ts'
import { tell } from '../../../notifications/index.ts'
import { findToldCase } from '../../notices/queries.ts'
import { subjectOf } from '../../notices/told-case.ts'
import { storeMailLeft, storeMailRefused } from '../queries/mails.ts'
import type { MailReason, RequestRow } from '../queries/requests.ts'

type Of = Pick<JobContext, 'clock'>

/** Why a mail did not leave. */
export type NotLeft = { reason: MailReason; detail: string }

/** The mail of a request has left. */
export async function noteMailLeft({ clock }: Of, db: TenantDb, request: RequestRow): Promise<void> {
  const at = clock.now()
  await storeMailLeft(db, request.id, at)
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'workcase.data_mailed',
    subjectType: 'workcase',
    subjectId: request.case_id,
    after: { mailed_to: request.email },
  })
}

/** The mail of a request could not leave: whoever asked is told, because the citizen knows of nothing. */
export async function noteMailRefused(
  { clock }: Of,
  db: TenantDb,
  request: RequestRow,
  { reason, detail }: NotLeft,
): Promise<void> {
  const at = clock.now()
  await storeMailRefused(db, request.id, { reason, detail })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'workcase.data_mail_refused',
    subjectType: 'workcase',
    subjectId: request.case_id,
    after: { mailed_to: request.email, mail_reason: reason },
  })
  const row = await findToldCase(db, request.case_id)
  if (!row) return
  await tell(db, {
    text: 'data_mail_refused',
    values: {},
    subject: subjectOf(row),
    cause: `data_mail:${request.id}:${request.mail_key}`,
    at,
    persons: [{ institutionId: request.asked_by_institution_id, id: request.asked_by_id }],
  })
}

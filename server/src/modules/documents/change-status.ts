import { documentStatus, STATUS } from '@hdoc/contract/document-status.ts'
import type { documentStatusCalls } from '@hdoc/contract/document-status-change.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import { localDate } from '../../platform/clock.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { checkVersion } from '../../platform/http/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { getVisible, showDocument } from './get-document.ts'
import { canChangeStatus } from './policy.ts'
import { lockDocument } from './queries/documents.ts'
import { keepPendingNotice, storeStatus } from './queries/life.ts'
import { decideStatus } from './status-rules.ts'

/** Moves a document by the table of statuses; what waits falls back by itself on its day (product §5). */
export async function changeStatus(ctx: StaffCtx, { body }: InputOf<typeof documentStatusCalls.change>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const now = ctx.clock.now()
  const today = localDate(now)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.change_status', row, canChangeStatus(ctx.actor, row, today))
  const decision = decideStatus(row, body, today)
  if (!decision.ok) {
    if (decision.fields) throw new AppError('VALIDATION', {}, { fields: decision.fields })
    const [from, to] = [decision.from, body.status].map((id) => documentStatus(id).label[ctx.language])
    throw new AppError('STATUS_NOT_ALLOWED', { from, to })
  }
  const { change } = decision
  await storeStatus(ctx.db, document, change)
  await keepPendingNotice(ctx.db, document, { actor: ctx.actor, at: now, until: change.pending_until })
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: now,
    action: decision.kind === 'reopen' ? 'document.reopened' : 'document.status_changed',
    subjectType: 'document',
    subjectId: document.id,
    before: {
      status: decision.from,
      ...(row.status === STATUS.pending && { pending_until: row.pending_until }),
    },
    after: { status: change.status, ...(change.pending_until && { pending_until: change.pending_until }) },
    reason: body.reason,
  })
  await emitEvent(ctx.db, 'document.status_changed', { document_id: document.id, status: change.status }, now)
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, document.id)))
}

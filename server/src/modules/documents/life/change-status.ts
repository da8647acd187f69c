import type { documentStatusCalls, StatusWish } from '@hdoc/contract/documents/life/document-status-change.ts'
import {
  type DocumentStatusId,
  documentStatus,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Granted, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { statusChanged } from '../events/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { batchOf, traceOf, type Work, workOf } from '../record/in-whose-name.ts'
import { canChangeStatus } from '../record/policy.ts'
import { type DocumentRow, lockDocument } from '../record/queries/documents.ts'
import { keepPendingNotice, type StoredChange, storeStatus } from '../record/queries/life.ts'
import { decideStatus } from '../record/status-rules.ts'
import { type FindObstacles, findObstacles, isClosing, refuseObstacles } from './closing-obstacles.ts'

type Move = {
  document: Granted<'document.change_status', DocumentRow>
  isReopening: boolean
  from: DocumentStatusId
  change: StoredChange
}

/**
 * Checks whether the person may give this document the wished status, and gives what to store. Throws why
 * not.
 */
export function checkMove(
  { actor, language, now }: Pick<Work, 'actor' | 'language' | 'now'>,
  row: DocumentRow,
  wish: StatusWish,
): Move {
  const today = localDate(now)
  const document = grant('document.change_status', row, canChangeStatus(actor, row, today))
  const decision = decideStatus(row, wish, today)
  if (!decision.ok) {
    if (decision.fields) throw new AppError('VALIDATION', {}, { fields: decision.fields })
    const named = (id: DocumentStatusId) => documentStatus(id).label[language]
    throw new AppError('STATUS_NOT_ALLOWED', { from: named(decision.from), to: named(wish.status) })
  }
  return { document, isReopening: decision.kind === 'reopen', from: decision.from, change: decision.change }
}

export async function storeMove(
  work: Work,
  { document, isReopening, from, change }: Move,
  reason: string,
): Promise<void> {
  const { db, actor, now } = work
  await storeStatus(db, document, change)
  await keepPendingNotice(db, document, { actor, at: now, until: change.pending_until })
  await writeAudit(db, {
    ...traceOf(work, document.id),
    action: isReopening ? 'document.reopened' : 'document.status_changed',
    before: {
      status: from,
      ...(document.status === STATUS.pending && { pending_until: document.pending_until }),
    },
    after: {
      status: change.status,
      ...(change.pending_until && { pending_until: change.pending_until }),
      ...batchOf(work),
    },
    reason,
  })
  await emit(db, statusChanged, { document_id: document.id, status: change.status }, now)
}

/**
 * Changes the status by the table of statuses; a waiting document falls back by itself on its day (product
 * §5).
 */
export async function changeStatus(
  ctx: StaffCtx,
  { body }: InputOf<typeof documentStatusCalls.change>,
  looks: readonly FindObstacles[],
) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const work = workOf(ctx)
  const move = checkMove(work, row, body)
  if (isClosing(move)) refuseObstacles(await findObstacles(work, [row.id], looks))
  await storeMove(work, move, body.reason)
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, row.id)))
}

import type { documentStatusCalls, StatusWish } from '@hdoc/contract/documents/life/document-status-change.ts'
import {
  type DocumentStatusId,
  documentStatus,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { type Granted, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emitAll } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { statusChanged } from '../events/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { batchOf, type Work, workOf } from '../record/in-whose-name.ts'
import { canChangeStatus } from '../record/policy.ts'
import { type DocumentRow, lockDocument } from '../record/queries/documents.ts'
import { keepPendingNotices, type StoredChange, storeStatuses } from '../record/queries/life.ts'
import { decideStatus } from '../record/status-rules.ts'
import { type FindObstacles, findObstacles, isClosing, refuseObstacles } from './closing-obstacles.ts'

/** What has to be known of a document whose status changes. */
export type MovingRow = Pick<DocumentRow, 'id' | 'status' | 'pending_until'>
type Move = {
  document: Granted<'document.change_status', MovingRow>
  isReopening: boolean
  from: DocumentStatusId
  change: StoredChange
}
/** A move as the trail tells of it: why, by whom and for which case, where that is not who does all of them. */
export type ToldMove = Move & { reason: string; actor?: Actor; caseNumber?: string }

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

const tellMove = (work: Work, { document, from, change, reason, actor, caseNumber }: ToldMove) => ({
  subjectId: document.id,
  before: {
    status: from,
    ...(document.status === STATUS.pending && { pending_until: document.pending_until }),
  },
  after: {
    status: change.status,
    ...(change.pending_until && { pending_until: change.pending_until }),
    ...batchOf({ ...work, ...(caseNumber !== undefined && { caseNumber }) }),
  },
  reason,
  ...(actor && { by: auditActor(actor) }),
})

/** Stores what was checked, with what follows: the notice of a wait, the trail, and who listens. */
export async function storeMoves(work: Work, moves: readonly ToldMove[]): Promise<void> {
  if (moves.length === 0) return
  const { db, actor, now } = work
  storeStatuses(db, moves, now)
  keepPendingNotices(
    db,
    moves.map((move) => ({
      document: move.document,
      actor: move.actor ?? actor,
      until: move.change.pending_until,
    })),
    now,
  )
  for (const isReopening of [true, false])
    await writeAudits(
      db,
      {
        actor: auditActor(actor),
        at: now,
        action: isReopening ? 'document.reopened' : 'document.status_changed',
        subjectType: 'document',
      },
      moves.filter((move) => move.isReopening === isReopening).map((move) => tellMove(work, move)),
    )
  const changed = moves.map(({ document, change }) => ({ document_id: document.id, status: change.status }))
  await emitAll(db, statusChanged, changed, now)
}

export const storeMove = (work: Work, move: Move, reason: string): Promise<void> =>
  storeMoves(work, [{ ...move, reason }])

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

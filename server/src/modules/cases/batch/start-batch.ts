import { type caseBatchCalls, givingUndoMinutes, isClosingWish } from '@hdoc/contract/cases/case-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { givingWanted } from '../events/index.ts'
import { undoItem } from './do-item.ts'
import { type BatchState, enterState, waitingIds } from './queries.ts'
import { findBatchOf, getOwnBatch, undoUntil } from './show-batch.ts'

type Asked = { action: string; from: BatchState; to: BatchState; shares: number }

/** Moves a batch on and says so in the trail; false when it has moved on already. */
async function enter(ctx: StaffCtx, id: number, { action, from, to, shares }: Asked): Promise<boolean> {
  const at = ctx.clock.now()
  if ((await enterState(ctx.db, id, { from, to, at, actor: ctx.actor })) === 0) return false
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action,
    subjectType: 'case_batch',
    subjectId: id,
    after: { shares },
  })
  return true
}

/** Hands a batch to the worker. A second call finds the batch under way and changes nothing. */
async function handOver(ctx: StaffCtx, id: number, asked: Asked): Promise<void> {
  if (await enter(ctx, id, asked)) await emit(ctx.db, givingWanted, { batch_id: id }, ctx.clock.now())
}

export async function startBatch(ctx: StaffCtx, { body }: InputOf<typeof caseBatchCalls.start>) {
  const { state, counts, wish } = await getOwnBatch(ctx, body.id)
  if (state === 'ready' && counts.will === 0)
    throw new AppError(isClosingWish(wish) ? 'CLOSING_EMPTY' : 'GIVING_EMPTY')
  await handOver(ctx, body.id, {
    action: 'case_batch.started',
    from: 'ready',
    to: 'running',
    shares: counts.will,
  })
  return savedRow(ctx.language, await getOwnBatch(ctx, body.id))
}

/** What was given one by one is taken back at once, many by the worker. */
export async function undoBatch(ctx: StaffCtx, { body: { id } }: InputOf<typeof caseBatchCalls.undo>) {
  const batch = await findBatchOf(ctx, id)
  if (batch.state === 'done' && undoUntil(batch, ctx.clock.now()) === null)
    throw new AppError(isClosingWish(batch.wish) ? 'CLOSING_UNDO_OVER' : 'GIVING_UNDO_OVER', {
      minutes: givingUndoMinutes,
    })
  const { counts } = await getOwnBatch(ctx, id)
  const [only] = counts.changed === 1 ? await waitingIds(ctx.db, id, 'changed', 1) : []
  const asked = { from: 'done', shares: counts.changed } as const
  if (only === undefined)
    await handOver(ctx, id, { ...asked, action: 'case_batch.undo_started', to: 'undoing' })
  else if (await enter(ctx, id, { ...asked, action: 'case_batch.undone', to: 'undone' }))
    await undoItem({ ...ctx, vetoes: [] }, { ...batch, actor: ctx.actor }, only)
  return savedRow(ctx.language, await getOwnBatch(ctx, id))
}

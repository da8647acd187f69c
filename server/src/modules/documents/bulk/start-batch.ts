import { batchUndoMinutes, type documentBatchCalls } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { batchWanted } from '../events/index.ts'
import { type BatchState, enterState } from './queries.ts'
import { findBatchOf, getOwnBatch, undoUntil } from './show-batch.ts'

type Asked = { action: string; from: BatchState; to: 'running' | 'undoing'; documents: number }

/** Hands a batch to the worker. A second call finds the batch under way and changes nothing. */
async function handOver(ctx: StaffCtx, id: number, { action, from, to, documents }: Asked): Promise<void> {
  const at = ctx.clock.now()
  if ((await enterState(ctx.db, id, { from, to, at, actor: ctx.actor })) === 0) return
  const { wish } = await findBatchOf(ctx, id)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action,
    subjectType: 'document_batch',
    subjectId: id,
    after: { ...wish, documents },
  })
  await emit(ctx.db, batchWanted, { batch_id: id }, at)
}

export async function startBatch(ctx: StaffCtx, { body }: InputOf<typeof documentBatchCalls.start>) {
  const { state, counts } = await getOwnBatch(ctx, body.id)
  if (state === 'ready' && counts.will === 0) throw new AppError('BATCH_EMPTY')
  const action = 'document_batch.started'
  await handOver(ctx, body.id, { action, from: 'ready', to: 'running', documents: counts.will })
  return savedRow(ctx.language, await getOwnBatch(ctx, body.id))
}

export async function undoBatch(ctx: StaffCtx, { body }: InputOf<typeof documentBatchCalls.undo>) {
  const batch = await findBatchOf(ctx, body.id)
  if (batch.state === 'done' && undoUntil(batch, ctx.clock.now()) === null)
    throw new AppError('BATCH_UNDO_OVER', { minutes: batchUndoMinutes })
  const { counts } = await getOwnBatch(ctx, body.id)
  const action = 'document_batch.undo_started'
  await handOver(ctx, body.id, { action, from: 'done', to: 'undoing', documents: counts.changed })
  return savedRow(ctx.language, await getOwnBatch(ctx, body.id))
}

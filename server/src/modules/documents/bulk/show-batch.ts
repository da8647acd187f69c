import {
  type Batch,
  batchItemsPerPage,
  batchUndoMinutes,
  type documentBatchCalls,
} from '@hdoc/contract/documents/bulk/document-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listByIds } from '../record/queries/documents.ts'
import { keepVisible } from '../visibility/queries/keep-visible.ts'
import { viewerOfCall } from '../visibility/viewer-of-call.ts'
import { type BatchRow, countItems, findOwnBatch, listItems } from './queries.ts'
import { reasonText } from './reason-of.ts'

const MINUTE_MS = 60_000

/** Until when a batch may be undone; null when it may not (any more). */
export function undoUntil({ state, finished_at }: BatchRow, now: Date): string | null {
  if (state !== 'done' || finished_at === null) return null
  const until = new Date(finished_at)
  until.setTime(until.getTime() + batchUndoMinutes * MINUTE_MS)
  return until > now ? until.toISOString() : null
}

/** A batch belongs to who previewed it; for others it does not exist. */
export async function findBatchOf(ctx: StaffCtx, id: number): Promise<BatchRow> {
  const batch = await findOwnBatch(ctx.db, ctx.actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  return batch
}

export async function getOwnBatch(ctx: StaffCtx, id: number): Promise<Batch> {
  const batch = await findBatchOf(ctx, id)
  const counts = { will: 0, wont: 0, changed: 0, failed: 0, undone: 0, kept: 0 }
  for (const { state, count } of await countItems(ctx.db, id)) counts[state] = count
  const { state, wish, created_at, finished_at } = batch
  return { id, state, wish, counts, created_at, finished_at, undo_until: undoUntil(batch, ctx.clock.now()) }
}

/** One page of the documents of a batch; what the caller does not see any more is not named. */
export async function showItems(ctx: StaffCtx, input: InputOf<typeof documentBatchCalls.items>) {
  const { state, page } = input.query
  const { counts, id } = await getOwnBatch(ctx, input.params.id)
  const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  const offset = (page - 1) * batchItemsPerPage
  const items = await listItems(ctx.db, id, { state, offset, limit: batchItemsPerPage })
  const ids = items.map(({ document_id }) => document_id)
  const seen = await keepVisible(ctx.db, await viewerOfCall(ctx), ids, ids.length)
  const rows = new Map((await listByIds(ctx.db, seen)).map((row) => [row.id, row]))
  return {
    data: items.map((item) => {
      const row = rows.get(item.document_id)
      return {
        document_id: item.document_id,
        number: row?.number ?? '',
        further_numbers: row?.further_numbers ?? [],
        registered_on: row?.registered_on ?? '',
        short_description: row?.short_description ?? '',
        is_test: row?.is_test ?? false,
        state: item.state,
        reason: reasonText(item.reason, ctx.language),
      }
    }),
    meta: {
      total,
      from: items.length === 0 ? 0 : offset + 1,
      to: offset + items.length,
      current_page: page,
      per_page: batchItemsPerPage,
      last_page: Math.max(1, Math.ceil(total / batchItemsPerPage)),
    },
  }
}

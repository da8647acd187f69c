import {
  type caseBatchCalls,
  type GivingBatch,
  givingItemsPerPage,
  givingUndoMinutes,
} from '@hdoc/contract/cases/case-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, reasonText, viewerOfCall } from '../../documents/index.ts'
import { type BatchRow, countItems, findOwnBatch, listItems } from './queries.ts'

const MINUTE_MS = 60_000

/** Until when a batch may be undone; null when it may not (any more). */
export function undoUntil({ state, finished_at }: BatchRow, now: Date): string | null {
  if (state !== 'done' || finished_at === null) return null
  const until = new Date(finished_at)
  until.setTime(until.getTime() + givingUndoMinutes * MINUTE_MS)
  return until > now ? until.toISOString() : null
}

/** A batch belongs to who previewed it; for others it does not exist. */
export async function findBatchOf(ctx: StaffCtx, id: number): Promise<BatchRow> {
  const batch = await findOwnBatch(ctx.db, ctx.actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  return batch
}

export async function getOwnBatch(ctx: StaffCtx, id: number): Promise<GivingBatch> {
  const batch = await findBatchOf(ctx, id)
  const counts = { will: 0, wont: 0, changed: 0, failed: 0, undone: 0, kept: 0 }
  for (const { state, count } of await countItems(ctx.db, id)) counts[state] = count
  const { state, wish, created_at, finished_at } = batch
  return { id, state, wish, counts, created_at, finished_at, undo_until: undoUntil(batch, ctx.clock.now()) }
}

/** One page of the shares of a batch; of a case that the caller does not see any more, nothing is said. */
export async function showItems(ctx: StaffCtx, input: InputOf<typeof caseBatchCalls.items>) {
  const { state, page } = input.query
  const { counts, id } = await getOwnBatch(ctx, input.params.id)
  const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  const offset = (page - 1) * givingItemsPerPage
  const items = await listItems(ctx.db, id, { state, offset, limit: givingItemsPerPage })
  const origins = items.map(({ origin_id }) => origin_id)
  const seen = new Set(await keepVisible(ctx.db, await viewerOfCall(ctx), origins, origins.length))
  return {
    data: items.map(({ share_id, case_id, origin_id, reason, state: itemState, ...item }) => {
      const isSeen = seen.has(origin_id)
      return {
        share_id,
        case_id,
        number: isSeen ? item.number : '',
        title: isSeen ? item.title : '',
        group: isSeen ? (item.group_name ?? '') : '',
        person: isSeen ? (item.user_name ?? '') : '',
        state: itemState,
        reason: isSeen ? reasonText(reason, ctx.language) : '',
      }
    }),
    meta: {
      total,
      from: items.length === 0 ? 0 : offset + 1,
      to: offset + items.length,
      current_page: page,
      per_page: givingItemsPerPage,
      last_page: Math.max(1, Math.ceil(total / givingItemsPerPage)),
    },
  }
}

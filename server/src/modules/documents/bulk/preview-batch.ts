import {
  type BatchWish,
  type documentBatchCalls,
  mostInBatch,
} from '@hdoc/contract/documents/bulk/document-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { FindObstacles } from '../life/closing-obstacles.ts'
import { planOf } from '../list/plan-of.ts'
import { listIdsBelow } from '../list/queries/export.ts'
import { levelCode } from '../record/access-level.ts'
import { type Work, workOf } from '../record/in-whose-name.ts'
import { type DocumentRow, findDocuments } from '../record/queries/documents.ts'
import { keepVisible } from '../visibility/queries/keep-visible.ts'
import type { Viewer } from '../visibility/queries/visibility.ts'
import { viewerOfCall } from '../visibility/viewer-of-call.ts'
import { type BatchFacts, batchFacts, planChange } from './plan-change.ts'
import { addBatch, addItems, dropPreviews, type NewItem, type Reason, seenAtLevel } from './queries.ts'
import { reasonOf } from './reason-of.ts'
import { getOwnBatch } from './show-batch.ts'

type Preview = InputOf<typeof documentBatchCalls.preview>
const AT_ONCE = 500

/** The documents meant: the chosen ones, else all of the list, at most as many as a batch may have. */
async function idsOf(ctx: StaffCtx, { body, list }: Preview): Promise<number[]> {
  if (body.ids) return [...new Set(body.ids)]
  const plan = await planOf(ctx, list, localDate(ctx.clock.now()))
  const ids = await listIdsBelow(ctx.db, plan, { below: Number.MAX_SAFE_INTEGER, limit: mostInBatch + 1 })
  if (ids.length > mostInBatch) throw new AppError('BATCH_TOO_LARGE', { most: mostInBatch })
  return ids
}

async function judge(work: Work, row: DocumentRow, wish: BatchWish, facts: BatchFacts): Promise<NewItem> {
  const item = { document_id: row.id, version: row.version }
  try {
    await planChange(work, row, wish, facts)
    return { ...item, state: 'will', reason: null }
  } catch (error) {
    const reason = reasonOf(error)
    // Nothing has begun yet, so a fault of the program is thrown and logged as one, not kept as the reason of
    // this document.
    if (reason.code === 'INTERNAL') throw error
    return { ...item, state: 'wont', reason }
  }
}

/**
 * Marks as unchangeable the documents that the person would hide from themselves with the new access level.
 */
async function withoutHidden(
  work: Work,
  viewer: Viewer,
  wish: BatchWish,
  items: NewItem[],
): Promise<NewItem[]> {
  if (wish.action !== 'access_level' || viewer.all) return items
  const ids = items.filter(({ state }) => state === 'will').map(({ document_id }) => document_id)
  const { db } = work
  const seen = new Set(
    await seenAtLevel(db, ids, levelCode(wish.access_level), () => keepVisible(db, viewer, ids, ids.length)),
  )
  const reason: Reason = { code: 'VALIDATION', fields: { access_level: [{ key: 'own_sight' }] } }
  return items.map((item) =>
    item.state === 'will' && !seen.has(item.document_id) ? { ...item, state: 'wont', reason } : item,
  )
}

/** Fixes the set with its versions and says of each document whether it will change, and why not. */
export async function previewBatch(ctx: StaffCtx, input: Preview, looks: readonly FindObstacles[]) {
  const wish = input.body.values
  const work = workOf(ctx)
  const ids = await idsOf(ctx, input)
  await dropPreviews(ctx.db, ctx.actor)
  const id = await addBatch(ctx.db, ctx.actor, work.now, wish)
  const viewer = await viewerOfCall(ctx)
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    const rows = await findDocuments(ctx.db, viewer, ctx.actor, ids.slice(n, n + AT_ONCE))
    const facts = batchFacts(
      work,
      rows.map((row) => row.id),
      looks,
    )
    const items = await Promise.all(rows.map((row) => judge(work, row, wish, facts)))
    await addItems(ctx.db, id, await withoutHidden(work, viewer, wish, items))
  }
  return savedRow(ctx.language, await getOwnBatch(ctx, id))
}

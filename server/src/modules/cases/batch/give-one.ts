import type { caseBatchCalls } from '@hdoc/contract/cases/case-batches.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { findCaseOfShare } from '../record/queries/shares.ts'
import { makeGiving } from './make-giving.ts'
import { addBatch, addItems, finishItem } from './queries.ts'
import { getOwnBatch } from './show-batch.ts'

/** Gives out one share at once, as a batch of one: so it is taken back in the same way. */
export async function giveOne(ctx: StaffCtx, { body }: InputOf<typeof caseBatchCalls.giveOne>) {
  const { db, actor } = ctx
  const { share_id, values: wish } = body
  const work = workOf(ctx)
  const before = await makeGiving(work, { shareId: share_id, version: body.version }, wish)
  const id = await addBatch(db, { by: actor, at: work.now, wish, state: 'done' })
  const case_id = (await findCaseOfShare(db, share_id)) ?? 0
  await addItems(db, id, [{ share_id, case_id, version: 0, state: 'will', reason: null }])
  await finishItem(db, id, share_id, { state: 'changed', before })
  return savedRow(ctx.language, await getOwnBatch(ctx, id))
}

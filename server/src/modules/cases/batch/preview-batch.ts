import type { caseBatchCalls, GivingWish } from '@hdoc/contract/cases/case-batches.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, reasonOf, viewerOfCall } from '../../documents/index.ts'
import { listGroupsOf } from '../assign/check-wishes.ts'
import { workerOf } from '../record/load-case.ts'
import { listCasesOfShares, listSharesOfCases } from '../record/queries/giving.ts'
import type { GroupFacts } from '../record/queries/people.ts'
import { shownShare } from '../rules/derive-case.ts'
import type { Worker } from '../rules/worker.ts'
import { planGiving, type Waiting } from './plan-giving.ts'
import { addBatch, addItems, dropPreviews, type NewItem } from './queries.ts'
import { getOwnBatch } from './show-batch.ts'

/** The named shares of cases that the caller sees, each with its case. */
export async function listWaiting(ctx: StaffCtx, shareIds: readonly number[]): Promise<Waiting[]> {
  const { db } = ctx
  const today = localDate(ctx.clock.now())
  const cases = await listCasesOfShares(db, shareIds)
  const origins = cases.map(({ origin_id }) => origin_id)
  const seen = new Set(await keepVisible(db, await viewerOfCall(ctx), origins, origins.length))
  const rows = new Map(cases.filter(({ origin_id }) => seen.has(origin_id)).map((row) => [row.id, row]))
  const all = (await listSharesOfCases(db, [...rows.keys()])).map((share) => ({
    ...share,
    status: shownShare(share, today),
  }))
  const ofCase = Map.groupBy(all, ({ case_id }) => case_id)
  const wanted = new Set(shareIds)
  return all.flatMap((share) => {
    const row = rows.get(share.case_id)
    return row && wanted.has(share.id) ? [{ row, share, shares: ofCase.get(share.case_id) ?? [] }] : []
  })
}

type Judging = { worker: Worker; wish: GivingWish; groups: readonly GroupFacts[] }

function judge(waiting: Waiting, { worker, wish, groups }: Judging): NewItem {
  const { row, share } = waiting
  const item = { share_id: share.id, case_id: row.id, version: row.version }
  try {
    planGiving(worker, waiting, wish, groups)
    return { ...item, state: 'will', reason: null }
  } catch (error) {
    const reason = reasonOf(error)
    // Nothing has begun yet, so a fault of the program is thrown and logged as one.
    if (reason.code === 'INTERNAL') throw error
    return { ...item, state: 'wont', reason }
  }
}

/** Fixes the set with its versions and says of each share whether it will be given, and why not. */
export async function previewBatch(ctx: StaffCtx, { body }: InputOf<typeof caseBatchCalls.preview>) {
  const { db, actor } = ctx
  const wish = body.values
  await dropPreviews(db, actor)
  const id = await addBatch(db, { by: actor, at: ctx.clock.now(), wish, state: 'ready' })
  const judging = { worker: await workerOf(ctx), wish, groups: await listGroupsOf(db, wish.shares) }
  const waiting = await listWaiting(ctx, [...new Set(body.share_ids)])
  await addItems(
    db,
    id,
    waiting.map((one) => judge(one, judging)),
  )
  return savedRow(ctx.language, await getOwnBatch(ctx, id))
}

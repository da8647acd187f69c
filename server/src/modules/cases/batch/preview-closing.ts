import type { caseBatchCalls } from '@hdoc/contract/cases/case-batches.ts'
import type { ClosingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { reasonOf } from '../../documents/index.ts'
import { type ClosingVeto, checkVetoes } from '../close/closing-vetoes.ts'
import { grantClosing } from '../close/plan-closing.ts'
import { type CaseFile, workerOf } from '../record/load-case.ts'
import { listDocumentsOf } from '../record/queries/case-documents.ts'
import type { Worker } from '../rules/worker.ts'
import { checkAwaitsNothing } from './make-closing.ts'
import type { Waiting } from './plan-giving.ts'
import { listWaiting } from './preview-batch.ts'
import { addBatch, addItems, dropPreviews, type NewItem } from './queries.ts'
import { getOwnBatch } from './show-batch.ts'

type Judging = { worker: Worker; wish: ClosingWish; vetoes: readonly ClosingVeto[] }

async function judge(
  ctx: StaffCtx,
  { shareId, file }: { shareId: number; file: CaseFile },
  { worker, wish, vetoes }: Judging,
): Promise<NewItem> {
  const item = { share_id: shareId, case_id: file.row.id, version: file.row.version }
  try {
    const { byRight } = grantClosing(worker, file, wish)
    checkAwaitsNothing(file.row)
    await checkVetoes(ctx, file, { vetoes, byRight })
    return { ...item, state: 'will', reason: null }
  } catch (error) {
    const reason = reasonOf(error)
    // Nothing has begun yet, so a fault of the program is thrown and logged as one.
    if (reason.code === 'INTERNAL') throw error
    return { ...item, state: 'wont', reason }
  }
}

/** A case is closed once, by whichever of its shares it was chosen. */
const oncePerCase = (waiting: readonly Waiting[]): Waiting[] => [
  ...new Map(waiting.toReversed().map((one) => [one.row.id, one])).values(),
]

/** Fixes a set of cases with their versions and says of each whether it would be closed, and why not. */
export async function previewClosing(
  ctx: StaffCtx,
  { body }: InputOf<typeof caseBatchCalls.previewClosing>,
  vetoes: readonly ClosingVeto[],
) {
  const { db, actor } = ctx
  const wish = body.values
  await dropPreviews(db, actor)
  const id = await addBatch(db, { by: actor, at: ctx.clock.now(), wish, state: 'ready' })
  const judging = { worker: await workerOf(ctx), wish, vetoes }
  const chosen = oncePerCase(await listWaiting(ctx, [...new Set(body.share_ids)]))
  const documents = Map.groupBy(
    await listDocumentsOf(
      db,
      chosen.map(({ row }) => row.id),
    ),
    ({ case_id }) => case_id,
  )
  const items: NewItem[] = []
  for (const { row, shares, share } of chosen) {
    const file = { row, shares, documents: documents.get(row.id) ?? [] }
    items.push(await judge(ctx, { shareId: share.id, file }, judging))
  }
  await addItems(db, id, items)
  return savedRow(ctx.language, await getOwnBatch(ctx, id))
}

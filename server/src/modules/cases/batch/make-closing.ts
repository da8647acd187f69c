import type { ClosingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { viewerOf, type Work } from '../../documents/index.ts'
import { closeTaken } from '../close/close-taken.ts'
import type { Closer, ClosingVeto } from '../close/closing-vetoes.ts'
import { checkFree, reopenDocuments } from '../close/reopen-case.ts'
import { authorOf } from '../events/author.ts'
import { caseReopened } from '../events/index.ts'
import { workerAt } from '../record/load-case.ts'
import { storeHolding } from '../record/queries/case-documents.ts'
import { type CaseRow, storeReopening, storeResolution } from '../record/queries/cases.ts'
import { restoreOpen, type ShareOpen } from '../record/queries/giving.ts'
import { listShares, type ShareRow } from '../record/queries/shares.ts'
import { lockDocuments, settleCase } from '../record/settle-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { canClose } from '../rules/case-policy.ts'
import type { ClosingBefore } from './item-before.ts'
import { type Item, takeUnchanged } from './take-unchanged.ts'

/** What was asked of a citizen ends with its case and cannot be asked again by undoing, so such a case is closed by itself. */
export function checkAwaitsNothing({ awaits_data }: Pick<CaseRow, 'awaits_data'>): void {
  if (awaits_data) throw new AppError('CASE_AWAITS_DATA')
}

const openOf = ({ id, status, wait_until, note }: ShareRow): ShareOpen => ({ id, status, wait_until, note })

/** Closes the case of a share, by the rules of closing one; answers what undoing brings back. */
export async function makeClosing(
  closer: Closer,
  item: Item,
  wish: ClosingWish,
  how: { vetoes: readonly ClosingVeto[]; batch: number },
): Promise<ClosingBefore> {
  const { db, actor, clock } = closer
  const file = await takeUnchanged({ db, now: clock.now() }, await viewerOf(db, actor), item, {
    isWhole: true,
  })
  checkAwaitsNothing(file.row)
  // As they are stored: a wait that is over stands there still.
  const open = (await listShares(db, file.row.id)).filter(({ status }) => isOpenShare(status))
  await closeTaken(closer, file, wish, how)
  return { open: open.map(openOf), resolution: file.row.resolution }
}

/** Takes a closing back: the shares stand as before, and the documents where these say. */
export async function undoClosing(
  work: Work,
  item: Item,
  { open, resolution }: ClosingBefore,
): Promise<void> {
  const { db, actor, now } = work
  const file = await takeUnchanged(work, { all: true }, item)
  const had = new Map(open.map((share) => [share.id, share]))
  const shares = file.shares.map((share) => ({ ...share, ...had.get(share.id) }))
  const row = grant('workcase.change', file.row, canClose(await workerAt(work), { isClosed: false, shares }))
  await lockDocuments(
    work,
    file.documents.map(({ document_id }) => document_id),
  )
  const worked = file.documents.filter(({ role }) => role !== 'connected')
  await checkFree(work, worked, row.id)
  for (const share of file.shares) {
    const before = had.get(share.id)
    if (before) await restoreOpen(db, grant('share.change', share, allowed), before)
  }
  await storeReopening(db, row)
  await storeResolution(db, row, resolution)
  await reopenDocuments(work, row, worked, '')
  await storeHolding(db, row, true)
  await traceCase(work, row.id, {
    action: 'workcase.closing_undone',
    before: { status: row.closing_status },
    after: { status: null, ...(work.batch !== undefined && { batch: work.batch }) },
  })
  await emit(db, caseReopened, { case_id: row.id, by: authorOf(actor) }, now)
  await settleCase(work, row)
}

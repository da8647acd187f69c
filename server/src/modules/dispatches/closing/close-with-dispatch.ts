import { DECLINED } from '@hdoc/contract/cases/closing.ts'
import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  type ClosingVeto,
  canClose,
  type PlannedClosing,
  planClosing,
  showChanged,
  stateOf,
  storeClosingOf,
  takeWholeCase,
  workerOf,
} from '../../cases/index.ts'
import type { CaseFileRow } from '../../documents/index.ts'
import { type CasePapers, casePapers } from '../papers/case-papers.ts'
import { gatherFiles } from '../papers/gather-files.ts'
import { type PlannedAnswer, planAnswer } from '../papers/number-answer.ts'
import { preparedAct, type SentPaper, shippingRow, storeDispatch } from '../prepare/store-dispatch.ts'
import { showDispatch } from '../record/load-dispatch.ts'
import type { ShippingRow } from '../record/queries.ts'

type Body = InputOf<typeof dispatchCalls.closeCase>['body']
type Leaving = Omit<SentPaper, 'caseId'>
type Prepared = { plan: () => Promise<PlannedClosing>; shipping: ShippingRow }

/** Files that leave with the answer, in the words of the call. */
const chosenOf = ({ upload_ids, file_ids }: Body) => ({ uploadIds: upload_ids, fileIds: file_ids })

/** Closes the case with a document that has its number; its files are there when it is looked at. */
async function closeWithKnown(
  ctx: StaffCtx,
  { all }: CasePapers,
  { document }: Extract<PlannedAnswer, { isNew: false }>,
  body: Body,
  { plan, shipping }: Prepared,
): Promise<{ planned: PlannedClosing; paper: Leaving }> {
  const files = await gatherFiles(ctx, all, document, chosenOf(body))
  const planned = await plan()
  const paper = { documentId: document.id, number: document.number, files }
  await storeClosingOf(planned, undefined, [preparedAct(paper, shipping)])
  return { planned, paper }
}

/**
 * Closes the case with a new document. Its number comes after everything that is read, and what is written then goes
 * together: others who wait for a number of the register wait for the rest of this transaction.
 */
async function closeWithNew(
  ctx: StaffCtx,
  { all }: CasePapers,
  { take, read }: Extract<PlannedAnswer, { isNew: true }>,
  body: Body,
  { plan, shipping }: Prepared,
): Promise<{ planned: PlannedClosing; paper: Leaving }> {
  const planned = await plan()
  const { id, number, status } = await take()
  const chosen = chosenOf(body)
  const files: readonly CaseFileRow[] =
    chosen.uploadIds.length + chosen.fileIds.length > 0
      ? await gatherFiles(ctx, all, await read(id), chosen)
      : []
  const paper = { documentId: id, number, files }
  await storeClosingOf(planned, { id, number, status }, [preparedAct(paper, shipping)])
  return { planned, paper }
}

/**
 * Closes a case with its answer: the outgoing document gets its number and joins the case, connected with what it
 * answers; the case is closed, and the dispatch stands. All of it in one transaction; an e-mail leaves after it.
 */
export async function closeWithDispatch(
  ctx: StaffCtx,
  { body }: { body: Body },
  vetoes: readonly ClosingVeto[],
) {
  const { dispatch, answer, upload_ids: _uploads, file_ids: _files, version, ...closing } = body
  // Documents before counters, as everybody locks them; the answer may be one that the case only keeps.
  const [file, worker] = await Promise.all([takeWholeCase(ctx, closing.id, version), workerOf(ctx)])
  grant('workcase.close', file.row, canClose(worker, stateOf(file)))
  const papers = await casePapers(ctx, file)
  const planned = await planAnswer(ctx, file, papers, { answer, addressee: dispatch.ship_to })
  const shipping = shippingRow(
    {
      ...dispatch,
      resolution_text: closing.resolution,
      declined_to: closing.status === DECLINED ? closing.declined_to : '',
    },
    ctx.clock.now(),
  )
  const prepared: Prepared = {
    // The dispatches that were there before have to have left; this one is made after they were looked at.
    plan: () => planClosing(ctx, file, closing, { worker, vetoes }),
    shipping,
  }
  const { planned: done, paper } = planned.isNew
    ? await closeWithNew(ctx, papers, planned, body, prepared)
    : await closeWithKnown(ctx, papers, planned, body, prepared)
  const id = await storeDispatch(done.work, { caseId: file.row.id, ...paper }, shipping)
  const documentIds = [...new Set([...file.documents.map((one) => one.document_id), paper.documentId])]
  const [closed, shown] = await Promise.all([
    showChanged(ctx, file.row.id, { worker, documentIds }),
    showDispatch(ctx, id),
  ])
  return { ...closed, dispatch: shown }
}

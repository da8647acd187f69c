import { DECLINED } from '@hdoc/contract/cases/closing.ts'
import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  type ClosingVeto,
  canClose,
  closeCase,
  inPlaceOf,
  leadOf,
  lockDocuments,
  stateOf,
  takeCase,
  workerOf,
} from '../../cases/index.ts'
import { workOf } from '../../documents/index.ts'
import { casePapers } from '../papers/case-papers.ts'
import { gatherFiles } from '../papers/gather-files.ts'
import { numberAnswer } from '../papers/number-answer.ts'
import { prepareDispatch, shippingRow } from '../prepare/store-dispatch.ts'
import { showDispatch } from '../record/load-dispatch.ts'

/**
 * Closes a case with its answer: the outgoing document gets its number and joins the case, connected with what it
 * answers; the case is closed, and the dispatch stands. All of it in one transaction; an e-mail leaves after it.
 */
export async function closeWithDispatch(
  ctx: StaffCtx,
  { body }: Pick<InputOf<typeof dispatchCalls.closeCase>, 'body'>,
  vetoes: readonly ClosingVeto[],
) {
  const { dispatch, answer, upload_ids, file_ids, version, ...closing } = body
  const file = await takeCase(ctx, closing.id, version)
  // Before anything is numbered; closing looks at it again.
  const worker = await workerOf(ctx)
  grant('workcase.close', file.row, canClose(worker, stateOf(file)))
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, leadOf(file.shares)) }
  // Documents before counters, as everybody locks them; the answer may be one that the case only keeps.
  await lockDocuments(
    ctx,
    file.documents.map(({ document_id }) => document_id),
  )
  const papers = await casePapers(ctx, file)
  const document = await numberAnswer(ctx, file, papers, {
    answer,
    addressee: dispatch.ship_to,
    inPlaceOf: work.inPlaceOf,
  })
  const files = await gatherFiles(ctx, papers.all, document, { uploadIds: upload_ids, fileIds: file_ids })
  // The dispatches that were there before have to have left; this one is made after they were looked at.
  const closed = await closeCase(ctx, { body: closing }, vetoes)
  const id = await prepareDispatch(
    work,
    { caseId: file.row.id, documentId: document.id, number: document.number, files },
    shippingRow(
      {
        ...dispatch,
        resolution_text: closing.resolution,
        declined_to: closing.status === DECLINED ? closing.declined_to : '',
      },
      work.now,
    ),
  )
  return { ...closed, dispatch: await showDispatch(ctx, id) }
}

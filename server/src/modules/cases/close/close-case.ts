import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { type DocumentStatusId, isDocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { followCase, type Work, workOf } from '../../documents/index.ts'
import { authorOf } from '../events/author.ts'
import { caseClosed } from '../events/index.ts'
import { type CaseFile, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { storeClosedWith, storeHolding } from '../record/queries/case-documents.ts'
import { type ChangingCase, storeClosing } from '../record/queries/cases.ts'
import { storeEnd } from '../record/queries/shares.ts'
import { lockDocuments } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { type CaseWork, traceCase } from '../record/trace-case.ts'
import { endRequestWithCase } from '../requests/end-with-case.ts'
import { canClose } from '../rules/case-policy.ts'
import { closedAs, isFollowing, leadOf } from '../rules/derive-case.ts'
import { inPlaceOf } from '../rules/worker.ts'
import { type ClosingVeto, checkVetoes } from './closing-vetoes.ts'

type Call = typeof caseCalls.close
type Body = InputOf<Call>['body']

/** Open shares end with the case: the one in charge is done, open opinions were not. */
export async function endShares(
  { db, actor, now: at, inPlaceOf: instead }: CaseWork,
  { shares }: CaseFile,
): Promise<void> {
  for (const share of shares.filter(({ status }) => isOpenShare(status)))
    await storeEnd(db, grant('share.change', share, allowed), {
      at,
      by: actor.name,
      inPlaceOf: share.role === 'lead' ? (instead ?? '') : '',
      note: share.note,
      unfinished: share.role !== 'lead',
    })
}

/** The documents, which are locked: those still open get the status of their category, and the case lets all of them go. */
async function closeDocuments(
  work: Work,
  row: ChangingCase,
  { documents }: CaseFile,
  status: DocumentStatusId,
): Promise<void> {
  const doing = { ...work, caseNumber: row.number }
  for (const document of documents.filter(({ held }) => held)) {
    if (!isFollowing(document.status)) continue
    const closing = closedAs(document, status)
    await followCase(doing, document.document_id, {
      change: { status: closing, resume_status: null, pending_until: null },
    })
    await storeClosedWith(work.db, row, document.document_id, closing)
  }
  await storeHolding(work.db, row, false)
}

/** The closing status, which the schema has checked. */
function statusOf({ status }: Body): DocumentStatusId {
  if (status !== null && isDocumentStatusId(status)) return status
  throw new AppError('VALIDATION', {}, { fields: { status: [{ key: 'close_status' }] } })
}

/**
 * Closes a case: its shares end, its documents are closed with it, and everything of it stands in one transaction.
 * Whoever closes what others are in charge of says why.
 */
export async function closeCase(
  ctx: StaffCtx,
  { body }: Pick<InputOf<Call>, 'body'>,
  vetoes: readonly ClosingVeto[],
) {
  const file = await takeCase(ctx, body.id, body.version)
  const worker = await workerOf(ctx)
  const decision = canClose(worker, stateOf(file))
  const row = grant('workcase.change', file.row, decision)
  if ('byRight' in decision && body.reason === '')
    throw new AppError('VALIDATION', {}, { fields: { reason: [{ key: 'reason' }] } })
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, leadOf(file.shares)) }
  // What later modules look at changes under the lock of its document, so that nothing comes between look and closing.
  await lockDocuments(
    work,
    file.documents.filter(({ held }) => held).map(({ document_id }) => document_id),
  )
  await checkVetoes(ctx, file, { vetoes, byRight: 'byRight' in decision })
  const status = statusOf(body)
  await endShares(work, file)
  await endRequestWithCase(work, row, 'case_closed')
  await storeClosing(ctx.db, row, {
    at: work.now,
    by: ctx.actor.name,
    inPlaceOf: work.inPlaceOf,
    status,
    legalGround: body.legal_ground ?? '',
    declinedTo: body.declined_to,
    resolution: body.resolution,
    reason: body.reason,
  })
  await closeDocuments(work, row, file, status)
  await traceCase(work, row.id, {
    action: 'workcase.closed',
    before: { status: '' },
    after: {
      status,
      ...(body.legal_ground !== null && { legal_ground: body.legal_ground }),
      ...(body.declined_to !== '' && { declined_to: body.declined_to }),
      ...(body.resolution !== '' && { resolution: body.resolution }),
    },
    reason: body.reason,
  })
  await emit(ctx.db, caseClosed, { case_id: row.id, status, by: authorOf(ctx.actor) }, work.now)
  return showChanged(ctx, row.id)
}

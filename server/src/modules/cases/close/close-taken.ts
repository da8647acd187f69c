import type { ClosingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { type DocumentStatusId, isDocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { followCase, type Work } from '../../documents/index.ts'
import { authorOf } from '../events/author.ts'
import { caseClosed } from '../events/index.ts'
import { type CaseFile, stateOf, workerOf } from '../record/load-case.ts'
import { storeClosedWith, storeHolding } from '../record/queries/case-documents.ts'
import { type ChangingCase, storeClosing } from '../record/queries/cases.ts'
import { storeEnd } from '../record/queries/shares.ts'
import { lockDocuments } from '../record/settle-case.ts'
import { type CaseWork, traceCase } from '../record/trace-case.ts'
import { endRequestWithCase } from '../requests/end-with-case.ts'
import { canClose } from '../rules/case-policy.ts'
import { closedAs, isFollowing, leadOf } from '../rules/derive-case.ts'
import { inPlaceOf, type Worker } from '../rules/worker.ts'
import { type Closer, type ClosingVeto, checkVetoes } from './closing-vetoes.ts'

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
function statusOf({ status }: ClosingWish): DocumentStatusId {
  if (status !== null && isDocumentStatusId(status)) return status
  throw new AppError('VALIDATION', {}, { fields: { status: [{ key: 'close_status' }] } })
}

/** Whether a person may close a case with these values; throws why not. `byRight`: it is in somebody else's charge. */
export function planClosing(
  worker: Worker,
  file: CaseFile,
  { reason }: Pick<ClosingWish, 'reason'>,
): { row: ChangingCase; byRight: boolean } {
  const decision = canClose(worker, stateOf(file))
  const row = grant('workcase.change', file.row, decision)
  const byRight = 'byRight' in decision
  if (byRight && reason === '')
    throw new AppError('VALIDATION', {}, { fields: { reason: [{ key: 'reason' }] } })
  return { row, byRight }
}

type How = { vetoes: readonly ClosingVeto[]; batch?: number }

/**
 * Closes a case that is locked: its shares end, its documents are closed with it, and everything of it stands in one
 * transaction. Whoever closes what others are in charge of says why.
 */
export async function closeTaken(
  closer: Closer,
  file: CaseFile,
  wish: ClosingWish,
  { vetoes, batch }: How,
): Promise<void> {
  const { db, actor, language, clock } = closer
  const worker = await workerOf(closer)
  const { row, byRight } = planClosing(worker, file, wish)
  const work: CaseWork = {
    db,
    actor,
    language,
    now: clock.now(),
    inPlaceOf: inPlaceOf(worker, leadOf(file.shares)),
    ...(batch !== undefined && { batch }),
  }
  // What later modules look at changes under the lock of its document, so that nothing comes between look and closing.
  await lockDocuments(
    work,
    file.documents.filter(({ held }) => held).map(({ document_id }) => document_id),
  )
  await checkVetoes(closer, file, { vetoes, byRight })
  const status = statusOf(wish)
  const { legal_ground, declined_to, resolution, reason } = wish
  await endShares(work, file)
  await endRequestWithCase(work, row, 'case_closed')
  await storeClosing(db, row, {
    at: work.now,
    by: actor.name,
    inPlaceOf: work.inPlaceOf ?? '',
    status,
    legalGround: legal_ground ?? '',
    declinedTo: declined_to,
    resolution,
    reason,
  })
  await closeDocuments(work, row, file, status)
  await traceCase(work, row.id, {
    action: 'workcase.closed',
    before: { status: '' },
    after: {
      status,
      ...(legal_ground !== null && { legal_ground }),
      ...(declined_to !== '' && { declined_to }),
      ...(resolution !== '' && { resolution }),
      ...(batch !== undefined && { batch }),
    },
    reason,
  })
  await emit(db, caseClosed, { case_id: row.id, status, by: authorOf(actor) }, work.now)
}

import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { storeClosedDocuments } from '../../documents/index.ts'
import { authorOf } from '../events/author.ts'
import { caseClosed } from '../events/index.ts'
import type { CaseFile } from '../record/load-case.ts'
import { addCaseDocument, storeLettingGo } from '../record/queries/case-documents.ts'
import { storeClosing } from '../record/queries/cases.ts'
import { storeEnd } from '../record/queries/shares.ts'
import { type CaseTold, type CaseWork, traceCaseActs } from '../record/trace-case.ts'
import { closedAs, isFollowing } from '../rules/derive-case.ts'
import type { PlannedClosing } from './plan-closing.ts'

/** A document that was registered a moment ago as the answer of the case, closed as `status` says. */
export type ClosingAnswer = { id: number; number: string; status: DocumentStatusId }

/** Open shares end with the case: the one in charge is done, open opinions were not. */
export function endShares({ db, actor, now: at, inPlaceOf: instead }: CaseWork, { shares }: CaseFile): void {
  for (const share of shares.filter(({ status }) => isOpenShare(status)))
    storeEnd(db, grant('share.change', share, allowed), {
      at,
      by: actor.name,
      inPlaceOf: share.role === 'lead' ? (instead ?? '') : '',
      note: share.note,
      unfinished: share.role !== 'lead',
    })
}

/** The answer joins the case that it closes: it is never open in it. Gives what the trail tells of it. */
function addAnswer(work: CaseWork, caseId: number, answer: ClosingAnswer): CaseTold {
  const { db, actor, now: at } = work
  const closedWith = answer.status
  addCaseDocument(db, caseId, { documentId: answer.id, role: 'worked', at, by: actor.name, closedWith })
  return { action: 'workcase.document_added', after: { document: answer.number, case_role: 'worked' } }
}

/** The documents: those still open get the status of their category, and the case lets all of them go. */
async function closeDocuments({ work, file, row, status }: PlannedClosing) {
  const open = file.documents
    .filter((document) => document.held && isFollowing(document.status))
    .map(({ document_id: id, ...facts }) => ({ id, ...facts }))
  const closing = open.map((document) => ({ ...document, closing: closedAs(document, status) }))
  await storeClosedDocuments({ ...work, caseNumber: row.number }, closing)
  storeLettingGo(
    work.db,
    row,
    closing.map(({ id: documentId, closing: as }) => ({ documentId, status: as })),
  )
}

/**
 * Writes a planned closing, all of it in one transaction and without waiting in between: whoever closes with a new
 * answer holds the counter of its register. `also`: what else is done to the case with it, as the trail tells it.
 */
export async function storeClosingOf(
  planned: PlannedClosing,
  answer?: ClosingAnswer,
  also: readonly CaseTold[] = [],
): Promise<void> {
  const { work, file, row, wish, status } = planned
  const { db, actor, now, batch } = work
  const { legal_ground, declined_to, resolution, reason } = wish
  const added = answer ? [addAnswer(work, row.id, answer)] : []
  endShares(work, file)
  storeClosing(db, row, {
    at: now,
    by: actor.name,
    inPlaceOf: work.inPlaceOf ?? '',
    status,
    legalGround: legal_ground ?? '',
    declinedTo: declined_to,
    resolution,
    reason,
  })
  await closeDocuments(planned)
  const closed = {
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
  }
  traceCaseActs(work, row.id, [...added, closed, ...also])
  await emit(db, caseClosed, { case_id: row.id, status, by: authorOf(actor) }, now)
}

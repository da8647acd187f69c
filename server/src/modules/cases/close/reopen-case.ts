import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { followCase, type Work, workOf } from '../../documents/index.ts'
import { authorOf } from '../events/author.ts'
import { caseReopened } from '../events/index.ts'
import { type CaseFile, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import {
  type CaseDocumentRow,
  findOtherCase,
  listCaseDocuments,
  storeClosedWith,
  storeHolding,
} from '../record/queries/case-documents.ts'
import { type ChangingCase, storeReopening } from '../record/queries/cases.ts'
import { storeReturn } from '../record/queries/shares.ts'
import { lockDocuments, settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'

/** A document is worked on in one open case; one that stands in another keeps this case closed. */
export async function checkFree(
  { db }: Work,
  documents: readonly CaseDocumentRow[],
  caseId: number,
): Promise<void> {
  for (const { document_id, number } of documents) {
    const other = await findOtherCase(db, document_id, caseId)
    if (other) throw new AppError('DOCUMENT_IN_OTHER_CASE', { document: number, number: other.number })
  }
}

/** Opens again what the case itself closed; what was closed or annulled otherwise stays so. */
export async function reopenDocuments(
  work: Work,
  row: ChangingCase,
  documents: readonly CaseDocumentRow[],
  reason: string,
): Promise<void> {
  const doing = { ...work, caseNumber: row.number }
  for (const { document_id, status, closed_with } of documents) {
    if (closed_with !== null && status === closed_with)
      await followCase(doing, document_id, {
        change: { status: STATUS.inOperation, resume_status: null, pending_until: null },
        isReopening: true,
        reason,
      })
    await storeClosedWith(work.db, row, document_id, null)
  }
}

/** The share that was in charge when the case was closed. */
const lastLead = ({ shares }: CaseFile) =>
  shares
    .filter(({ role, status }) => role === 'lead' && status === 'closed')
    .toSorted((a, b) => (a.ended_at ?? '').localeCompare(b.ended_at ?? ''))
    .at(-1)

/** Opens a closed case again, with a reason: who was in charge is so again, and its documents are in work. */
export async function reopenCase(ctx: StaffCtx, { body }: Pick<InputOf<typeof caseCalls.reopen>, 'body'>) {
  const file = await takeCase(ctx, body.id, body.version)
  const row = grant('workcase.change', file.row, mayChangeCase(await workerOf(ctx), stateOf(file), 'reopen'))
  const work = workOf(ctx)
  await lockDocuments(
    work,
    file.documents.map(({ document_id }) => document_id),
  )
  // Read again under the lock: a document may have been changed by itself while the case was read.
  const worked = (await listCaseDocuments(ctx.db, row.id)).filter(({ role }) => role !== 'connected')
  await checkFree(work, worked, row.id)
  const lead = lastLead(file)
  if (lead) await storeReturn(ctx.db, grant('share.change', lead, allowed))
  await storeReopening(ctx.db, row)
  await reopenDocuments(work, row, worked, body.reason)
  await storeHolding(ctx.db, row, true)
  await traceCase(work, row.id, {
    action: 'workcase.reopened',
    before: { status: row.closing_status },
    after: { status: null },
    reason: body.reason,
  })
  await emit(ctx.db, caseReopened, { case_id: row.id, by: authorOf(ctx.actor) }, work.now)
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}

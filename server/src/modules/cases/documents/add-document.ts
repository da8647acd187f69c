import type { CaseDocumentRole } from '@hdoc/contract/cases/case-inputs.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type DocumentRow, findVisible, lockDocument, type Work, workOf } from '../../documents/index.ts'
import { stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { addCaseDocument } from '../record/queries/case-documents.ts'
import type { CaseRow } from '../record/queries/cases.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { isFollowing } from '../rules/derive-case.ts'

/** Adds a document to an open case, both of which the caller holds locked. */
export async function addToCase(
  work: Work,
  row: CaseRow,
  document: DocumentRow,
  role: Exclude<CaseDocumentRole, 'origin'>,
): Promise<void> {
  if (role === 'worked' && document.in_case)
    throw new AppError('DOCUMENT_IN_OTHER_CASE', {
      document: document.number,
      number: document.in_case.number,
    })
  if (role === 'worked' && !isFollowing(document.status)) throw new AppError('DOCUMENT_CLOSED')
  await addCaseDocument(work.db, row.id, {
    documentId: document.id,
    role,
    at: work.now,
    by: work.actor.name,
  })
  await traceCase(work, row.id, {
    action: 'workcase.document_added',
    after: { document: document.number, case_role: role },
  })
  await settleCase(work, row)
}

/** Adds a document that the caller sees: to be worked on in the case, or only kept with it. */
export async function addDocument(ctx: StaffCtx, { body }: InputOf<typeof caseCalls.addDocument>) {
  const file = await takeCase(ctx, body.id, body.version)
  const row = grant(
    'workcase.add_document',
    file.row,
    mayChangeCase(await workerOf(ctx), stateOf(file), 'add_document'),
  )
  await lockDocument(ctx.db, body.document_id)
  const document = await findVisible(ctx, body.document_id)
  if (!document) throw new AppError('VALIDATION', {}, { fields: { document_id: [{ key: 'reference' }] } })
  const isThere = file.documents.some(
    ({ document_id, role }) => document_id === document.id && (role === 'origin' || role === body.role),
  )
  if (isThere)
    throw new AppError('VALIDATION', {}, { fields: { document_id: [{ key: 'document_in_case' }] } })
  await addToCase(workOf(ctx), row, document, body.role)
  return showChanged(ctx, row.id)
}

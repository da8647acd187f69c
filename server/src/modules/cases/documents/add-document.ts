import type { CaseDocumentRole } from '@hdoc/contract/cases/case-inputs.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  type DocumentRow,
  findVisible,
  lockDocument,
  storeCaseWorkers,
  type Work,
  workOf,
} from '../../documents/index.ts'
import { type CaseFile, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { addCaseDocument, countOthers, listWorkers } from '../record/queries/case-documents.ts'
import type { CaseRow } from '../record/queries/cases.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { type CaseWork, traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { isFollowing } from '../rules/derive-case.ts'

/** What one person can look through; each change of a case settles all its documents. */
const MOST_DOCUMENTS = 200

/** Throws when a case has no room for a document; null = one that is still to be registered. */
export async function checkRoom(
  db: Work['db'],
  { id, number }: Pick<CaseRow, 'id' | 'number'>,
  documentId: number | null,
): Promise<void> {
  if ((await countOthers(db, id, documentId ?? 0)) >= MOST_DOCUMENTS)
    throw new AppError('CASE_FULL', { number, most: MOST_DOCUMENTS })
}

/** The same of a document that is to be registered for a case that is locked. */
export function checkRoomIn({ row, documents }: CaseFile): void {
  if (documents.length >= MOST_DOCUMENTS)
    throw new AppError('CASE_FULL', { number: row.number, most: MOST_DOCUMENTS })
}

/** Adds a document to an open case, both of which the caller holds locked; the caller settles the case then. */
export async function addToCase(
  work: CaseWork,
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
  await checkRoom(work.db, row, document.id)
  addCaseDocument(work.db, row.id, {
    documentId: document.id,
    role,
    at: work.now,
    by: work.actor.name,
  })
  // The case sees to what it works on when it is settled; of what it only keeps, its people see nothing more.
  if (role === 'connected') await storeCaseWorkers(work.db, await listWorkers(work.db, [document.id]))
  await traceCase(work, row.id, {
    action: 'workcase.document_added',
    after: { document: document.number, case_role: role },
  })
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
  const work = workOf(ctx)
  await addToCase(work, row, document, body.role)
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}

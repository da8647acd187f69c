import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, viewerOfCall } from '../../documents/index.ts'
import type { CaseFile } from '../record/load-case.ts'

/**
 * Throws when a case works on a document that the caller does not see: joined to another case, they would open it to
 * the people there, and to themselves. The documents have to be locked.
 */
export async function checkSeesHeld(ctx: StaffCtx, { row, documents }: CaseFile): Promise<void> {
  const held = documents.filter((document) => document.held).map(({ document_id }) => document_id)
  const seen = await keepVisible(ctx.db, await viewerOfCall(ctx), held, held.length)
  if (seen.length < held.length) throw new AppError('CASE_HIDES_DOCUMENTS', { number: row.number })
}

import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFileRow, type DocumentRow, listFilesOf } from '../../documents/index.ts'
import type { CasePapers } from '../papers/case-papers.ts'
import type { SentPaper } from './store-dispatch.ts'

/** Files of a document that are to leave with it; the others of the case stay where they are. */
async function ownFiles(
  ctx: StaffCtx,
  documentId: number,
  fileIds: readonly number[],
): Promise<CaseFileRow[]> {
  const files = (await listFilesOf(ctx.db, [documentId])).filter(({ id }) => fileIds.includes(id))
  if (files.length !== new Set(fileIds).size)
    throw new AppError('VALIDATION', {}, { fields: { file_ids: [{ key: 'ship_file_gone' }] } })
  return files
}

/** What a dispatch sends: a numbered document and those of its files that are named. */
export async function sentPaper(
  ctx: StaffCtx,
  caseId: number,
  { id, number }: Pick<DocumentRow, 'id' | 'number'>,
  fileIds: readonly number[],
): Promise<SentPaper> {
  return { caseId, documentId: id, number, files: await ownFiles(ctx, id, fileIds) }
}

/** A document of the case that may be sent: an outgoing one, or the first one where its register keeps answers on its line. */
export function sendable({ outgoing, origin, keepsLine }: CasePapers, documentId: number): DocumentRow {
  const found =
    outgoing.find(({ id }) => id === documentId) ??
    (keepsLine && origin.id === documentId ? origin : undefined)
  if (!found) throw new AppError('VALIDATION', {}, { fields: { document_id: [{ key: 'answer_document' }] } })
  return found
}

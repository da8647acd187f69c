import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { getVisible } from '../record/get-document.ts'
import { type DocumentRow, lockDocument } from '../record/queries/documents.ts'
import { type FileRecord, findFile } from '../record/queries/files.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'

export type DocumentFile = FileRecord & { document_id: number }

/**
 * A file of a document the caller may see, else NOT_FOUND. An upload that still waits for its document is
 * NOT_FOUND too.
 */
export async function getFile(db: TenantDb, actor: Actor, id: number): Promise<DocumentFile> {
  const file = await findFile(db, await viewerOf(db, actor), actor, id)
  if (!file || file.document_id === null) throw new AppError('NOT_FOUND')
  return { ...file, document_id: file.document_id }
}

/**
 * The file with its document, which is locked until the transaction ends: whoever changes one of its files
 * waits.
 */
export async function holdFile(
  ctx: StaffCtx,
  id: number,
): Promise<{ file: DocumentFile; document: DocumentRow }> {
  const { document_id: documentId } = await getFile(ctx.db, ctx.actor, id)
  await lockDocument(ctx.db, documentId)
  const document = await getVisible(ctx, documentId)
  return { file: await getFile(ctx.db, ctx.actor, id), document }
}

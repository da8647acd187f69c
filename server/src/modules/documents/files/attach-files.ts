import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { canAttachFiles } from '../record/policy.ts'
import { lockDocument } from '../record/queries/documents.ts'
import { attachUploads, countAttached } from '../record/queries/files.ts'

/**
 * Gives the caller's own uploads to a document. When one of them does not exist, all are refused. An upload
 * that the document has already counts as done: the answer to a first try got lost.
 */
export async function attachFiles(ctx: StaffCtx, { body }: InputOf<typeof documentCalls.attach>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const document = grant('document.attach', row, canAttachFiles(ctx.actor, row))
  const files = await attachUploads(ctx.db, document, body.upload_ids, ctx.actor)
  // The count includes those that this call attached.
  const attached = await countAttached(ctx.db, document, body.upload_ids, ctx.actor)
  if (attached !== new Set(body.upload_ids).size)
    throw new AppError('VALIDATION', {}, { fields: { upload_ids: [{ key: 'reference' }] } })
  for (const file of files)
    await recordAudit(ctx, {
      action: 'file.attached',
      subjectType: 'document',
      subjectId: document.id,
      after: { file: file.name, sha256: file.sha256 },
    })
  return savedRow(ctx.language, await showDocument(ctx, document))
}

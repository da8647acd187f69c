import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { traceOf, type Work } from '../record/in-whose-name.ts'
import { findDocument } from '../record/queries/documents.ts'
import { attachCitizenUploads } from '../record/queries/files.ts'

/**
 * Gives a document the files that a citizen sent by a data request. The link is the right; the document has to be
 * locked.
 */
export async function attachCitizenFiles(
  work: Work,
  documentId: number,
  request: { requestId: number; ids: readonly number[] },
): Promise<void> {
  const row = await findDocument(work.db, { all: true }, work.actor, documentId)
  if (!row) return
  const document = grant('document.attach', row, allowed)
  for (const file of await attachCitizenUploads(work.db, document, request))
    await writeAudit(work.db, {
      ...traceOf(work, documentId),
      action: 'file.attached',
      after: { file: file.name, sha256: file.sha256 },
    })
}

import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { Work } from '../record/in-whose-name.ts'
import type { FileContent } from '../record/queries/files.ts'
import type { DocumentFile } from './open-file.ts'
import { replaceContent } from './queries/file-versions.ts'

/**
 * Makes another content the active version of a file in the name of what stands on that file (a signature): unlike a new
 * version that a person adds, nothing else is told of it. Gives the number of the version.
 */
export async function addMadeVersion(
  { db, actor, now: at }: Work,
  file: Granted<'file.change', DocumentFile>,
  content: FileContent,
  restoredFrom: number | null = null,
): Promise<number> {
  await replaceContent(db, file, content, { actor, at, restoredFrom })
  const version = file.version + 1
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: restoredFrom === null ? 'file.version_added' : 'file.version_restored',
    subjectType: 'document',
    subjectId: file.document_id,
    before: { file: file.name, sha256: file.sha256, file_version: file.version },
    after: { file: content.name, sha256: content.sha256, file_version: version },
  })
  return version
}

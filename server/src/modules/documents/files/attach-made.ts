import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { FileContent } from '../record/queries/files.ts'
import { type AttachedTo, addMadeFile } from './queries/made-files.ts'

/** Adds a file that the program made, or a copy of another document's, with its line in the activity; gives its id. */
export async function attachMade(
  db: TenantDb,
  document: AttachedTo,
  file: FileContent,
  by: { actor: AuditActor; at: Date },
): Promise<number> {
  const id = await addMadeFile(db, document, file, by)
  await writeAudit(db, {
    actor: by.actor,
    at: by.at,
    action: 'file.attached',
    subjectType: 'document',
    subjectId: document.id,
    after: { file: file.name, sha256: file.sha256 },
  })
  return id
}

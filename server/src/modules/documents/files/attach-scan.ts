import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Actor, AuditActor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type DocumentRow, findDocument, lockDocument } from '../record/queries/documents.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { addScanned, findTarget, type ScannedFile, type ScanTarget } from './queries/scanned-files.ts'

/** The document of a scanned label, locked. Visibility is not checked, because no person looks at it. */
export async function findForScan(db: TenantDb, id: number): Promise<ScanTarget | undefined> {
  await lockDocument(db, id)
  return findTarget(db, id)
}

/** A document, if the person may see it now; for files that they sent without a session. */
export async function findForPerson(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<DocumentRow | undefined> {
  return findDocument(db, await viewerOf(db, actor), actor, id)
}

/**
 * Gives a document the file of a scan, with its line in the activity: `file.scanned` when the label was
 * followed, `file.attached` when a person had sent it.
 */
export async function attachScan(
  db: TenantDb,
  document: Granted<'document.attach', ScanTarget>,
  file: ScannedFile,
  by: { actor: AuditActor; at: Date; action: 'file.scanned' | 'file.attached'; scan: string },
): Promise<void> {
  await addScanned(db, document, file, by)
  await writeAudit(db, {
    actor: by.actor,
    at: by.at,
    action: by.action,
    subjectType: 'document',
    subjectId: document.id,
    after: { file: file.name, sha256: file.sha256, scan: by.scan },
  })
}

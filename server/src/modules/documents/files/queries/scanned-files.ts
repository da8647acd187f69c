import { type AuditActor, systemActor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type ScanTarget = { id: number; status: number }
export type ScannedFile = {
  scanId: number
  name: string
  mime: string
  kind: string
  size: number
  sha256: string
}

export function findTarget(db: TenantDb, id: number): Promise<ScanTarget | undefined> {
  return db.maybe(
    sql<ScanTarget>`select id, status from documents where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/**
 * Adds the file of a scan to a document. A file that the system adds belongs to no person; it only bears the
 * system's name.
 */
export async function addScanned(
  db: TenantDb,
  document: Granted<'document.attach', ScanTarget>,
  file: ScannedFile,
  by: { actor: AuditActor; at: Date },
): Promise<void> {
  const person = by.actor.id === systemActor.id ? null : by.actor
  await db.run(sql`
    insert into files (institution_id, document_id, scan_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${document.id}, ${file.scanId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${by.at},
            ${person?.institution_id ?? null}, ${person?.id ?? null}, ${by.actor.name})`)
}

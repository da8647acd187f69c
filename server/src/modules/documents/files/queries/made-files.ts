import type { AuditActor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { FileContent } from '../../record/queries/files.ts'

export type AttachedTo = Granted<'document.attach', { id: number }>

/** Adds a file to a document that did not come as an upload; gives its id. Person 0 is the system. */
export async function addMadeFile(
  db: TenantDb,
  document: AttachedTo,
  file: FileContent,
  by: { actor: AuditActor; at: Date },
): Promise<number> {
  const person = by.actor.id === 0 ? null : by.actor
  const { id } = await db.one(sql<{ id: number }>`
    insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${document.id}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${by.at},
            ${person?.institution_id ?? null}, ${person?.id ?? null}, ${by.actor.name})
    returning id`)
  return id
}

export type CaseFileRow = FileContent & {
  id: number
  document_id: number
  document_number: string
  version: number
}

/** The files of some documents, which the caller sees, in the order of documents and files. */
export function listFilesOf(db: TenantDb, documentIds: readonly number[]): Promise<CaseFileRow[]> {
  return db.rows(sql<CaseFileRow>`
    select f.id, f.document_id, d.number as document_number, f.version, f.name, f.mime, f.kind, f.size, f.sha256
      from files f join documents d on d.institution_id = f.institution_id and d.id = f.document_id
     where f.institution_id = ${db.institutionId} and f.document_id = any(${[...documentIds]}::bigint[])
     order by array_position(${[...documentIds]}::bigint[], f.document_id), f.id`)
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** A content of the file store that came with a submission. */
export type SentFile = { name: string; mime: string; kind: string; size: number; sha256: string }
export type SubmittedFile = SentFile & { id: number; created_at: string }

/** Keeps what a person handed in; it waits for a document. */
export async function addFiles(
  db: TenantDb,
  id: number,
  { files, at, by }: { files: readonly SentFile[]; at: Date; by: string },
): Promise<void> {
  for (const { name, mime, kind, size, sha256 } of files)
    await db.run(sql`
      insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, submission_id)
      values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at}, ${by}, ${id})`)
}

export function listSubmittedFiles(db: TenantDb, id: number): Promise<SubmittedFile[]> {
  return db.rows(sql<SubmittedFile>`
    select id, name, mime, kind, size, sha256, created_at from files
     where institution_id = ${db.institutionId} and submission_id = ${id} order by id`)
}

/** Keeps the paper that was drawn of its form, once. */
export async function storePaper(
  db: TenantDb,
  { id, documentId }: { id: number; documentId: number | null },
  { file, at }: { file: SentFile; at: Date },
): Promise<void> {
  const { name, mime, kind, size, sha256 } = file
  await db.run(sql`
    with paper as (
      insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, submission_id, document_id)
      values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at}, 'HDoc', ${id}, ${documentId}) returning id)
    update submissions set paper_file_id = paper.id from paper
     where institution_id = ${db.institutionId} and submissions.id = ${id}`)
}

/** Gives the files of a submission to its document. */
export function giveFilesToDocument(
  db: TenantDb,
  id: number,
  documentId: number,
): Promise<{ name: string; sha256: string }[]> {
  return db.rows(sql<{ name: string; sha256: string }>`
    update files set document_id = ${documentId}
     where institution_id = ${db.institutionId} and submission_id = ${id} and document_id is null
    returning name, sha256`)
}

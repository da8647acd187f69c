import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingEntry, FileRow } from '../record/queries.ts'
import type { PublicCopy } from './make-copy.ts'

export async function countFiles(db: TenantDb, entryId: number): Promise<number> {
  const { files } = await db.one(sql<{ files: number }>`
    select count(*)::int as files from gazette_files where institution_id = ${db.institutionId} and entry_id = ${entryId}`)
  return files
}

export async function addFile(
  db: TenantDb,
  entry: Pick<ChangingEntry, 'id'>,
  copy: PublicCopy,
): Promise<void> {
  await db.run(sql`
    insert into gazette_files (institution_id, entry_id, name, mime, kind, size, sha256, body, partly, hidden_sheets, authors)
    values (${db.institutionId}, ${entry.id}, ${copy.name}, ${copy.mime}, ${copy.kind}, ${copy.size}, ${copy.sha256}, ${copy.body},
            ${copy.partly}, ${[...copy.hidden_sheets]}::text[], ${[...copy.authors]}::text[])`)
}

/** Takes a file off an entry; gives it, undefined when the entry has no such file. */
export function deleteFile(db: TenantDb, entry: ChangingEntry, fileId: number): Promise<FileRow | undefined> {
  return db.maybe(sql<FileRow>`
    delete from gazette_files where institution_id = ${db.institutionId} and entry_id = ${entry.id} and id = ${fileId}
    returning id, entry_id, name, mime, size, sha256`)
}

/** A file of an entry that is not erased. */
export function findFile(db: TenantDb, id: number): Promise<FileRow | undefined> {
  return db.maybe(sql<FileRow>`
    select id, entry_id, name, mime, size, sha256 from gazette_files where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Uploads of the caller that wait; those of others do not exist. */
export function listOwnUploads(
  db: TenantDb,
  person: { institutionId: number; id: number },
  ids: readonly number[],
): Promise<(Pick<PublicCopy, 'name' | 'mime' | 'kind' | 'size' | 'sha256'> & { id: number })[]> {
  return db.rows(sql<Pick<PublicCopy, 'name' | 'mime' | 'kind' | 'size' | 'sha256'> & { id: number }>`
    select id, name, mime, kind, size, sha256 from files
     where institution_id = ${db.institutionId} and document_id is null and id = any(${[...ids]}::bigint[])
       and created_by_institution_id = ${person.institutionId} and created_by_id = ${person.id}
     order by array_position(${[...ids]}::bigint[], id)`)
}

/** Folds the words of an entry and of its files for the search. */
export async function storeWords(db: TenantDb, entryId: number): Promise<void> {
  await db.run(sql`
    update gazette_entries e
       set words = strip(to_tsvector('simple', left(fold(concat_ws(' ', e.number, e.title, e.act_issuer, e.content,
             (select string_agg(f.name || ' ' || coalesce(f.body, ''), ' ' order by f.id) from gazette_files f
               where f.institution_id = e.institution_id and f.entry_id = e.id))), 400000)))
     where e.institution_id = ${db.institutionId} and e.id = ${entryId}`)
}

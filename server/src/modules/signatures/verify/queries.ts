import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { FileFacts } from '../../../platform/signatures/facts.ts'

export type StoredContent = { sha256: string; size: number }
/** A content with the newest version of a file that has it. */
export type SignableContent = StoredContent & { file_id: number; version: number }
/** What a file came with: its document, or what was handed in online and has none yet. */
export type FileOwner = { document_id: number | null; submission_id: number | null }
export type SignableFile = StoredContent & FileOwner & { kind: string }

/** All versions of the files of an institution, the active and the earlier ones. */
const versions = (db: TenantDb) => sql`
  (select id as file_id, version, kind, size, sha256 from files where institution_id = ${db.institutionId}
   union all
   select file_id, version, kind, size, sha256 from earlier_file_versions where institution_id = ${db.institutionId})`

/** A version that waits for its check, or whose content had not come yet. */
export function findSignable(
  db: TenantDb,
  fileId: number,
  version: number,
): Promise<SignableFile | undefined> {
  return db.maybe(sql<SignableFile>`
    select v.kind, v.size, v.sha256, s.document_id, s.submission_id
      from file_signatures s join ${versions(db)} v on v.file_id = s.file_id and v.version = s.version
     where s.institution_id = ${db.institutionId} and s.file_id = ${fileId} and s.version = ${version}
       and (s.state = 'waiting' or s.reason = 'content_missing')`)
}

const MOST_CONTENTS = 200

/** The different contents of the files that came together, the present ones first. */
export function listContents(
  db: TenantDb,
  { document_id, submission_id }: FileOwner,
): Promise<SignableContent[]> {
  const together =
    document_id === null ? sql`f.submission_id = ${submission_id}` : sql`f.document_id = ${document_id}`
  return db.rows(sql<SignableContent>`
    select sha256, size, file_id, version
      from (select distinct on (v.sha256) v.sha256, v.size, v.file_id, v.version, v.version = f.version as is_present
              from files f join ${versions(db)} v on v.file_id = f.id
             where f.institution_id = ${db.institutionId} and ${together}
             order by v.sha256, v.version = f.version desc, v.version desc) as contents
     order by is_present desc, sha256 limit ${MOST_CONTENTS}`)
}

/** What two tries found that ran beside each other: the one that found the content stays. */
export async function storeFacts(
  db: TenantDb,
  { file_id, version }: { file_id: number; version: number },
  facts: FileFacts,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update file_signatures
       set state = ${facts.state}, reason = ${facts.reason}, facts = ${JSON.stringify(facts)}::jsonb, checked_at = ${at}
     where institution_id = ${db.institutionId} and file_id = ${file_id} and version = ${version}
       and (state = 'waiting' or reason = 'content_missing')`)
}

/** A file of before this program read signatures. */
export type OlderFile = { file_id: number; version: number }

/** Up to `most` files of documents that may be signed, the newest first, below an id. */
export function listOlder(db: TenantDb, below: number | null, most: number): Promise<{ file_id: number }[]> {
  return db.rows(sql<{ file_id: number }>`
    select id as file_id from files
     where institution_id = ${db.institutionId} and document_id is not null and kind in ('pdf', 'signature')
       and (${below}::bigint is null or id < ${below}::bigint)
     order by id desc limit ${most}`)
}

/** Lets files wait for their check; gives those that did not wait or were checked before. */
export function noteFiles(db: TenantDb, ids: readonly number[]): Promise<OlderFile[]> {
  return db.rows(sql<OlderFile>`
    insert into file_signatures (institution_id, file_id, version, document_id)
    select institution_id, id, version, document_id from files
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and document_id is not null
        on conflict do nothing
    returning file_id, version`)
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { FileFacts } from '../../../platform/signatures/facts.ts'

/** The content of a version of a file. */
export type StoredContent = { sha256: string; size: number }
export type SignableFile = StoredContent & { document_id: number; kind: string }

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
    select v.kind, v.size, v.sha256, s.document_id
      from file_signatures s join ${versions(db)} v on v.file_id = s.file_id and v.version = s.version
     where s.institution_id = ${db.institutionId} and s.file_id = ${fileId} and s.version = ${version}
       and (s.state = 'waiting' or s.reason = 'content_missing')`)
}

const MOST_CONTENTS = 200

/** The different contents of the files of a document. */
export function listContents(db: TenantDb, documentId: number): Promise<StoredContent[]> {
  return db.rows(sql<StoredContent>`
    select distinct on (v.sha256) v.sha256, v.size
      from files f join ${versions(db)} v on v.file_id = f.id
     where f.institution_id = ${db.institutionId} and f.document_id = ${documentId}
     order by v.sha256 limit ${MOST_CONTENTS}`)
}

export async function storeFacts(
  db: TenantDb,
  { file_id, version }: { file_id: number; version: number },
  facts: FileFacts,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update file_signatures
       set state = ${facts.state}, reason = ${facts.reason}, facts = ${JSON.stringify(facts)}::jsonb, checked_at = ${at}
     where institution_id = ${db.institutionId} and file_id = ${file_id} and version = ${version}`)
}

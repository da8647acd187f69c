import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { FileFacts } from '../../../platform/signatures/facts.ts'

export type FileSignatureRow = {
  document_id: number
  file_id: number
  version: number
  state: FileFacts['state'] | 'waiting'
  reason: FileFacts['reason']
  facts: FileFacts | null
  checked_at: string | null
}

/** What the active versions of the files of some documents say of their signatures. */
export function listFileSignatures(
  db: TenantDb,
  documentIds: readonly number[],
): Promise<FileSignatureRow[]> {
  return db.rows(sql<FileSignatureRow>`
    select s.document_id, s.file_id, s.version, s.state, s.reason, s.facts, s.checked_at
      from file_signatures s
      join files f on f.institution_id = s.institution_id and f.id = s.file_id and f.version = s.version
     where s.institution_id = ${db.institutionId} and s.document_id = any(${[...documentIds]}::bigint[]) and f.document_id = s.document_id
     order by s.file_id`)
}

import { unusedContents } from '../../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/**
 * Removes the rows of uploads that nobody attached in time; those of an open data request wait with it. Gives the hashes of contents that no file, person
 * or institution has any more (a logo may have been downloaded and sent again).
 */
export async function removeWaitingUploads(db: PlatformDb, before: Date): Promise<string[]> {
  const removed = await db.rows(sql<{ sha256: string }>`
    with gone as (
      delete from files f where document_id is null and complaint_id is null and submission_id is null and created_at < ${before.toISOString()}::timestamptz
         and not exists (select from data_request_files x where x.institution_id = f.institution_id and x.file_id = f.id)
      returning institution_id, id, sha256)
    select sha256 from gone
     union select v.sha256 from earlier_file_versions v join gone g on g.institution_id = v.institution_id and g.id = v.file_id`)
  return unusedContents(db, removed)
}

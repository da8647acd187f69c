import type { PlatformDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type ContentOwner = { institution_id: number; tag: string; file_id: number; number: string | null }

/**
 * Gives the first file, of any institution, that holds a content; undefined when the content is a scan, a
 * picture or a volume.
 */
export function findContentOwner(db: PlatformDb, content: string): Promise<ContentOwner | undefined> {
  return db.maybe(sql<ContentOwner>`
    with holding as (
      select institution_id, id as file_id from files where sha256 = ${content}
      union all select institution_id, file_id from earlier_file_versions where sha256 = ${content})
    select h.institution_id, i.tag, h.file_id, d.number
      from holding h join institutions i on i.id = h.institution_id
      join files f on f.institution_id = h.institution_id and f.id = h.file_id
      left join documents d on d.institution_id = f.institution_id and d.id = f.document_id
     order by h.institution_id, h.file_id limit 1`)
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { FileFacts } from '../../../platform/signatures/facts.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

export type FileSignatureRow = {
  document_id: number | null
  file_id: number
  version: number
  state: FileFacts['state'] | 'waiting'
  reason: FileFacts['reason']
  facts: FileFacts | null
  checked_at: string | null
  /** The file that has what a signature signs from apart: one that has it now, else one that had it; null when it is gone. */
  content: { file_id: number; name: string; version: number; is_present: boolean } | null
}

/** The version of a file that came with it and has the content which the facts name. `f` the file of the signature. */
const signedContent = (db: TenantDb, together: Fragment) => sql`
  select json_build_object('file_id', c.id, 'name', c.name, 'version', v.version, 'is_present', v.version = c.version) as content
    from files c
    join (select id as file_id, version, sha256 from files where institution_id = ${db.institutionId}
          union all
          select file_id, version, sha256 from earlier_file_versions where institution_id = ${db.institutionId}) v on v.file_id = c.id
   where c.institution_id = ${db.institutionId} and ${together} and v.sha256 = s.facts -> 'content' ->> 'sha256'
   order by v.version = c.version desc, v.version desc, c.id limit 1`

function listWhere(db: TenantDb, which: Fragment, together: Fragment): Promise<FileSignatureRow[]> {
  return db.rows(sql<FileSignatureRow>`
    select f.document_id, f.id as file_id, f.version, coalesce(s.state, 'waiting') as state, s.reason, s.facts, s.checked_at, signed.content
      from files f
      left join file_signatures s on s.institution_id = f.institution_id and s.file_id = f.id and s.version = f.version
      left join lateral (${signedContent(db, together)}) signed on s.facts -> 'content' ->> 'sha256' is not null
     where f.institution_id = ${db.institutionId} and ${which}
       and (s.file_id is not null or f.kind in ('pdf', 'signature'))
     order by f.id`)
}

/**
 * What the active versions of the files of some documents say of their signatures. A file of before this program read
 * them waits like one that came just now.
 */
export const listFileSignatures = (
  db: TenantDb,
  documentIds: readonly number[],
): Promise<FileSignatureRow[]> =>
  listWhere(db, sql`f.document_id = any(${[...documentIds]}::bigint[])`, sql`c.document_id = f.document_id`)

/** The same of the files that were handed in online together. */
export const listSubmittedSignatures = (db: TenantDb, submissionId: number): Promise<FileSignatureRow[]> =>
  listWhere(db, sql`f.submission_id = ${submissionId}`, sql`c.submission_id = f.submission_id`)

/** What these facts sign from apart is no longer the present version of any file. */
export const signsEarlier = ({ facts, content }: Pick<FileSignatureRow, 'facts' | 'content'>): boolean =>
  typeof facts?.content === 'object' && content?.is_present !== true

export type PersonsDocument = { id: number; number: string; on: string; seen: boolean }

/** Documents of a person whose files bear signatures, and whether the reader sees them. */
export function listSignedOf(
  db: TenantDb,
  issuerIds: readonly number[],
  viewer: Viewer,
): Promise<PersonsDocument[]> {
  return db.rows(sql<PersonsDocument>`
    select d.id, d.number, to_char(d.registered_on, 'YYYY-MM-DD') as on, ${isVisible(db, viewer)} as seen
      from documents d
     where d.institution_id = ${db.institutionId} and d.issuer_id = any(${[...issuerIds]}::bigint[])
       and exists (select from file_signatures s
                    where s.institution_id = d.institution_id and s.document_id = d.id and s.state = 'signed')
     order by d.id`)
}

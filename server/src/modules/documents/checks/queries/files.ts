import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** SQL for the versions of files: those the trail names, and those that are there. */
const sides = (scope: Scope) => sql`
  named as materialized (
    select distinct on (e.institution_id, f.key, f.value ->> 0)
           e.institution_id, e.subject_id as document_id, e.id as entry_id, f.key::bigint as file_id,
           (f.value ->> 0)::integer as version, f.value ->> 1 as sha256
      from audit_entries e
      join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      cross join lateral jsonb_each(p.payload::jsonb -> 'files') f
     where ${inScope('e.institution_id', scope)} and e.subject_type = 'document' and tells_files(e.action)
       and p.payload like '%"files":{%' and pg_input_is_valid(p.payload, 'jsonb')
     order by e.institution_id, f.key, f.value ->> 0, e.id),
  kept as materialized (
    select f.institution_id, f.document_id, f.id as file_id, f.version, f.sha256, f.name from files f
     where ${inScope('f.institution_id', scope)} and f.document_id is not null
    union all
    select v.institution_id, f.document_id, v.file_id, v.version, v.sha256, v.name
      from earlier_file_versions v
      join files f on f.institution_id = v.institution_id and f.id = v.file_id
     where ${inScope('v.institution_id', scope)} and f.document_id is not null)`

export interface FileRow {
  institution_id: number
  tag: string
  document_id: number
  number: string
  file_id: number
  version: number
  entry_id: number
  /** Null when the file is gone from the document. */
  name: string | null
}

/**
 * Gives the first file of each institution that is gone, or whose content is not the one the trail names.
 * Deleted test documents have no files and are left out, and so are those of an undone import.
 */
export function findOtherFiles(db: PlatformDb, scope: Scope): Promise<FileRow[]> {
  return db.rows(sql<FileRow>`
    with ${sides(scope)},
    bad as (
      select distinct on (n.institution_id) n.*, k.name
        from named n
        left join kept k on k.institution_id = n.institution_id and k.file_id = n.file_id and k.version = n.version
         and k.document_id = n.document_id
       where (k.sha256 is null or k.sha256 <> n.sha256)
         and not exists (select from documents d
           where d.institution_id = n.institution_id and d.id = n.document_id and d.deleted_at is not null)
         and not exists (select from history_tombstones x
           where x.institution_id = n.institution_id and n.document_id between x.first_id and x.last_id)
       order by n.institution_id, n.file_id, n.version)
    select b.institution_id, i.tag, b.document_id, coalesce(d.number, '') as number, b.file_id, b.version, b.entry_id, b.name
      from bad b
      join institutions i on i.id = b.institution_id
      left join documents d on d.institution_id = b.institution_id and d.id = b.document_id
     order by 1`)
}

export interface UntoldFiles {
  institution_id: number
  tag: string
  /** Files of documents whose whole life the trail tells; no entry attached these files. */
  unknown: number
  document_id: number | null
  number: string | null
  /** Files of older documents. */
  uncovered: number
}

/** Counts the versions of files that no entry names. */
export function summariseUntoldFiles(db: PlatformDb, scope: Scope): Promise<UntoldFiles[]> {
  return db.rows(sql<UntoldFiles>`
    with ${sides(scope)},
    untold as (
      select k.institution_id, k.document_id, exists (
               select from audit_entries e
                 join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
                where e.institution_id = k.institution_id and e.subject_type = 'document' and e.subject_id = k.document_id
                  and e.action = 'document.registered' and p.payload like '%"state":{%') as is_covered
        from kept k
        left join named n on n.institution_id = k.institution_id and n.file_id = k.file_id and n.version = k.version
       where n.file_id is null),
    counted as (
      select institution_id, count(*) filter (where is_covered) as unknown, count(*) filter (where not is_covered) as uncovered,
             min(document_id) filter (where is_covered) as document_id
        from untold group by 1)
    select c.institution_id, i.tag, c.unknown, c.document_id, d.number, c.uncovered
      from counted c
      join institutions i on i.id = c.institution_id
      left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
     order by 1`)
}

import type { PlatformDb, TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { removeParts } from '../../exports/queries/remove-parts.ts'

export type ExportFile = { position: number; path: string; sha256: string; size: number }

/** A text as a name of a file or folder on any system. */
const safe = (text: Fragment): Fragment =>
  sql`right(regexp_replace(${text}, '[^[:alnum:]._-]+', '-', 'g'), 100)`
const folderOf = (): Fragment =>
  sql`'documente/' || extract(year from d.registered_on) || '/' || ${safe(sql`d.number`)} || '_' || d.id || '/'`

/** Columns that hold contents of an institution, and so are exported, in tables named in `tables`. */
function listHolders(
  db: TenantDb,
  tables: readonly string[],
): Promise<{ table_name: string; column_name: string }[]> {
  return db.rows(sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from content_holders
     where table_name = any (${tables}::text[]) and table_name not in ('files', 'earlier_file_versions') order by 1, 2`)
}

/** The size that is taken for a content whose table does not tell it: thumbnails, portraits, coats of arms. */
const UNTOLD_BYTES = 2_000_000

/** Writes down the files of an export in their order: those of documents by number, then all others by table. */
export async function listFilesOnce(
  db: TenantDb,
  exportId: number,
  tables: readonly string[],
): Promise<{ files: number; bytes: number }> {
  const i = db.institutionId
  const others = (await listHolders(db, tables)).map(
    ({ table_name, column_name }) => sql`
      union all
      select distinct 'alte-fisiere/' || ${table_name} || '/' || ${sql.ref(`t.${column_name}`)}, ${sql.ref(`t.${column_name}`)},
             coalesce((to_jsonb(t) ->> 'size')::bigint, ${UNTOLD_BYTES})
        from ${sql.table(table_name)} t where t.institution_id = ${i} and ${sql.ref(`t.${column_name}`)} is not null`,
  )
  await db.run(sql`
    insert into institution_export_files (institution_id, export_id, position, path, sha256, size)
    select ${i}, ${exportId}, row_number() over (order by x.path), x.path, x.sha256, min(x.size) from (
      select case when d.id is null then 'alte-fisiere/files/' else ${folderOf()} end
               || f.id || '-v' || f.version || '_' || ${safe(sql`f.name`)} as path, f.sha256, f.size
        from files f left join documents d on d.institution_id = f.institution_id and d.id = f.document_id
       where f.institution_id = ${i}
      union all
      select case when d.id is null then 'alte-fisiere/files/' else ${folderOf()} end
               || f.id || '-v' || v.version || '_' || ${safe(sql`v.name`)}, v.sha256, v.size
        from earlier_file_versions v
        join files f on f.institution_id = v.institution_id and f.id = v.file_id
        left join documents d on d.institution_id = f.institution_id and d.id = f.document_id
       where v.institution_id = ${i}
      ${others.length === 0 ? sql`` : sql.join(others, sql` `)}) x
     group by x.path, x.sha256`)
  return db.one(sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from institution_export_files
     where institution_id = ${i} and export_id = ${exportId}`)
}

export function nextFiles(
  db: TenantDb,
  exportId: number,
  after: number,
  count: number,
): Promise<ExportFile[]> {
  return db.rows(sql<ExportFile>`
    select position, path, sha256, size from institution_export_files
     where institution_id = ${db.institutionId} and export_id = ${exportId} and position > ${after} and not missing
     order by position limit ${count}`)
}

/** Notes that a file cannot be exported, because its content is not there or not what it was. */
export async function noteMissing(db: TenantDb, exportId: number, position: number): Promise<void> {
  await db.run(sql`
    update institution_export_files set missing = true
     where institution_id = ${db.institutionId} and export_id = ${exportId} and position = ${position}`)
}

export function listMissing(db: TenantDb, exportId: number): Promise<{ path: string; sha256: string }[]> {
  return db.rows(sql<{ path: string; sha256: string }>`
    select path, sha256 from institution_export_files
     where institution_id = ${db.institutionId} and export_id = ${exportId} and missing order by position`)
}

/** Bytes that the tables take, as a bound of what their rows take in text. */
export async function sizeOfTables(db: TenantDb): Promise<number> {
  const { bytes } = await db.one(sql<{ bytes: number }>`
    select (1000 * (select count(*) from audit_entries where institution_id = ${db.institutionId})
          + 4000 * (select count(*) from documents where institution_id = ${db.institutionId}))::bigint as bytes`)
  return bytes
}

/**
 * Removes the parts of exports that ended before that instant, and of those that were stopped or failed. Gives the
 * contents that nothing else has.
 */
export async function removeExports(
  db: PlatformDb,
  before: Date,
): Promise<{ exports: number; unused: string[] }> {
  const gone = await db.rows(sql<{ institution_id: number; id: number }>`
    update institution_exports x set state = case state when 'done' then 'removed' else state end
     where (state = 'done' and ended_at < ${before.toISOString()}::timestamptz)
        or (state in ('cancelled', 'failed') and exists (
              select from institution_export_files f where f.institution_id = x.institution_id and f.export_id = x.id
              union all
              select from institution_export_parts p where p.institution_id = x.institution_id and p.export_id = x.id))
    returning institution_id, id`)
  return { exports: gone.length, unused: await removeParts(db, gone) }
}

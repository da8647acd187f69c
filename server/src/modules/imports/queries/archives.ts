import type { ImportEntryChoice } from '@hdoc/contract/imports/import-archives.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { FileProblem } from '../archives/file-problems.ts'
import type { ListedEntry } from '../archives/list-archive.ts'

type NewArchive = {
  name: string
  size: number
  sha256: string
  incoming_id: number
  at: Date
}

/** Rows of one statement: an archive has thousands of files. */
const AT_ONCE = 5_000

export async function addArchive(
  db: TenantDb,
  importId: number,
  archive: NewArchive,
  entries: readonly ListedEntry[],
): Promise<void> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into import_archives (institution_id, import_id, name, size, sha256, incoming_id, added_at)
    values (${db.institutionId}, ${importId}, ${archive.name}, ${archive.size}, ${archive.sha256}, ${archive.incoming_id}, ${archive.at})
    returning id`)
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await db.run(sql`
      insert into import_entries (institution_id, archive_id, import_id, place, path, path_key, packed, unpacked, at_byte, crc, problem)
      select ${db.institutionId}, ${id}, ${importId}, x.place, x.path, x.path_key, x.packed, x.unpacked, x.at_byte, x.crc,
             nullif(x.problem, 'null')
        from jsonb_to_recordset(${JSON.stringify(entries.slice(at, at + AT_ONCE))}::jsonb)
          as x(place integer, path text, path_key text, packed bigint, unpacked bigint, at_byte bigint, crc bigint, problem jsonb)`)
}

/** Whether an upload has become an archive of this import already. */
export async function isAdded(db: TenantDb, importId: number, incomingId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from import_archives
     where institution_id = ${db.institutionId} and import_id = ${importId} and incoming_id = ${incomingId}`)
  return row !== undefined
}

/** Takes an archive away; gives its name, undefined when it was not there. */
export async function removeArchive(db: TenantDb, importId: number, id: number): Promise<string | undefined> {
  const row = await db.maybe(sql<{ name: string }>`
    delete from import_archives where institution_id = ${db.institutionId} and import_id = ${importId} and id = ${id} returning name`)
  return row?.name
}

/** How many archives an import has. */
export async function countArchives(db: TenantDb, importId: number): Promise<number> {
  const { archives } = await db.one(sql<{ archives: number }>`
    select count(*)::integer as archives from import_archives where institution_id = ${db.institutionId} and import_id = ${importId}`)
  return archives
}

/** Bytes of the archives of all imports that have not ended. Until the transaction ends, nobody else of the institution adds one. */
export async function lockArchiveBytes(db: TenantDb): Promise<number> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('import archives', ${db.institutionId}))`)
  const { bytes } = await db.one(sql<{ bytes: number }>`
    select coalesce(sum(a.size), 0)::float8 as bytes
      from import_archives a join imports i on i.institution_id = a.institution_id and i.id = a.import_id
     where a.institution_id = ${db.institutionId} and i.state not in ('done', 'cancelled', 'failed', 'undone')`)
  return bytes
}

/** An archive with figures of its files; `needed`: bytes of those that rows name and that can be taken. */
export type ArchiveRow = {
  id: number
  name: string
  size: number
  files: number
  named: number
  refused: number
  needed: number
}

export function listArchives(db: TenantDb, importId: number): Promise<ArchiveRow[]> {
  return db.rows(sql<ArchiveRow>`
    select a.id, a.name, a.size, count(e.place)::integer as files, (count(*) filter (where e.named))::integer as named,
           (count(*) filter (where e.problem is not null))::integer as refused,
           coalesce(sum(e.unpacked) filter (where e.named and e.problem is null), 0)::float8 as needed
      from import_archives a left join import_entries e on e.institution_id = a.institution_id and e.archive_id = a.id
     where a.institution_id = ${db.institutionId} and a.import_id = ${importId} group by a.institution_id, a.id order by a.id`)
}

export type ShownEntry = { archive: string; path: string; size: number; problem: FileProblem | null }

export async function listEntries(
  db: TenantDb,
  importId: number,
  { which, rows, offset }: { which: ImportEntryChoice; rows: number; offset: number },
): Promise<{ rows: ShownEntry[]; total: number }> {
  const chosen = sql`e.institution_id = ${db.institutionId} and e.import_id = ${importId}
    and ${which === 'unnamed' ? sql`not e.named` : sql`e.problem is not null`}`
  const [page, { total }] = await Promise.all([
    db.rows(sql<ShownEntry>`
      select a.name as archive, e.path, e.unpacked as size, e.problem
        from import_entries e join import_archives a on a.institution_id = e.institution_id and a.id = e.archive_id
       where ${chosen} order by e.archive_id, e.place limit ${rows} offset ${offset}`),
    db.one(sql<{ total: number }>`select count(*)::integer as total from import_entries e where ${chosen}`),
  ])
  return { rows: page, total }
}

export type EntryRow = ListedEntry & {
  /** The name that may mean it. */
  asked: string
  archive_id: number
  archive: string
  /** The stored archive. */
  sha256: string
  size: number
  tried: boolean
}

/** Of each name, at most so many of the files that it may mean are looked at: one is wanted, and some are shown where there are several. */
const MOST_MEANT = 4

/**
 * Files of the archives that some names may mean: those of that whole path, and those whose path ends so. They are found from the end
 * of the path, between the name behind a stroke and the sign that follows the stroke, so that of each name a few rows are read.
 */
export function findEntries(db: TenantDb, importId: number, keys: readonly string[]): Promise<EntryRow[]> {
  const ofImport = sql`x.institution_id = ${db.institutionId} and x.import_id = ${importId}`
  return db.rows(sql<EntryRow>`
    select n.path_key as asked, e.archive_id, a.name as archive, a.sha256, a.size, e.place, e.path, e.path_key, e.packed, e.unpacked, e.at_byte,
           e.crc, e.problem, e.tried
      from unnest(${[...keys]}::text[]) n(path_key)
      cross join lateral (
        (select x.* from import_entries x where ${ofImport} and x.path_end = reverse(n.path_key) limit ${MOST_MEANT})
        union all
        (select x.* from import_entries x
          where ${ofImport} and x.path_end ~>=~ (reverse(n.path_key) || '/') and x.path_end ~<~ (reverse(n.path_key) || '0')
          limit ${MOST_MEANT})) e
      join import_archives a on a.institution_id = e.institution_id and a.id = e.archive_id
     order by e.archive_id, e.place`)
}

/** Before a check, no row names any file. */
export async function forgetNamed(db: TenantDb, importId: number): Promise<void> {
  await db.run(sql`
    update import_entries set named = false where institution_id = ${db.institutionId} and import_id = ${importId} and named`)
}

export type MetEntry = Pick<EntryRow, 'archive_id' | 'place' | 'problem' | 'tried'>

/** Notes what a check found of files that rows name. */
export async function noteEntries(db: TenantDb, entries: readonly MetEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ archive_id, place, problem, tried }) => ({ archive_id, place, problem, tried }))
  await db.run(sql`
    update import_entries e set named = true, tried = x.tried, problem = nullif(x.problem, 'null')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(archive_id bigint, place integer, problem jsonb, tried boolean)
     where e.institution_id = ${db.institutionId} and e.archive_id = x.archive_id and e.place = x.place`)
}

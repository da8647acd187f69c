import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { type EntryRow, entryColumns, entryTables, type FileRow } from '../record/queries.ts'

/** An entry that everybody may read of. */
export type PublicRow = EntryRow & { published_on: string; published_at: string }
const isPublic: Fragment = sql`e.state in ('published', 'withdrawn')`

type Found = {
  query: string | undefined
  /** undefined = all headings. */
  headings: readonly number[] | undefined
  year: number | undefined
  number: string
  limit: number
  offset: number
}

/** One page of what is public, in its order, and how much there is (exact up to a thousand). */
export async function searchPublic(
  db: TenantDb,
  wanted: Found,
): Promise<{ rows: PublicRow[]; found: number }> {
  const { query, headings, year, number, limit, offset } = wanted
  const rows = await db.rows(sql<PublicRow & { found: number }>`
    select ${entryColumns}, x.found::int as found
      from search_gazette(${db.institutionId}, ${query ?? null}::tsquery, ${headings ? [...headings] : null}::bigint[], ${year ?? null}::integer,
                          ${number}, ${limit}, ${offset}) with ordinality x(id, found, n)
      join (${entryTables}) on e.institution_id = ${db.institutionId} and e.id = x.id
     order by x.n`)
  return { rows, found: rows[0]?.found ?? 0 }
}

export function findPublic(db: TenantDb, id: number): Promise<PublicRow | undefined> {
  return db.maybe(
    sql<PublicRow>`select ${entryColumns} from ${entryTables} where e.institution_id = ${db.institutionId} and e.id = ${id} and ${isPublic}`,
  )
}

/** A file of a public entry. */
export function findPublicFile(
  db: TenantDb,
  id: number,
): Promise<(FileRow & { withdrawn: boolean }) | undefined> {
  return db.maybe(sql<FileRow & { withdrawn: boolean }>`
    select f.id, f.entry_id, f.name, f.mime, f.size, f.sha256, e.state = 'withdrawn' as withdrawn
      from gazette_files f join gazette_entries e on e.institution_id = f.institution_id and e.id = f.entry_id
     where f.institution_id = ${db.institutionId} and f.id = ${id} and ${isPublic} and not e.erased`)
}

/** What is public right under each heading, by year. */
export function countPublic(db: TenantDb): Promise<{ id: number; year: number; entries: number }[]> {
  return db.rows(sql<{ id: number; year: number; entries: number }>`
    select e.category_id as id, e.year::int as year, count(*)::int as entries from gazette_entries e
     where e.institution_id = ${db.institutionId} and ${isPublic} group by e.category_id, e.year`)
}

/** The day of the newest act. */
export async function findLatest(db: TenantDb): Promise<string | null> {
  const row = await db.maybe(sql<{ on: string }>`
    select published_on as on from gazette_entries e
     where e.institution_id = ${db.institutionId} and ${isPublic} and not e.erased order by published_at desc, id desc limit 1`)
  return row?.on ?? null
}

/** The newest publications, under some headings or all. */
export function listNewest(
  db: TenantDb,
  headings: readonly number[] | undefined,
  most: number,
): Promise<PublicRow[]> {
  const under = headings ? sql` and e.category_id = any(${[...headings]}::bigint[])` : sql``
  return db.rows(sql<PublicRow>`
    select ${entryColumns} from ${entryTables}
     where e.institution_id = ${db.institutionId} and ${isPublic} and not e.erased${under}
     order by e.published_at desc, e.id desc limit ${most}`)
}

/**
 * One part of what is public by its last change: it appeared, was withdrawn, or another one took its place. The newest of both
 * kinds of change hold the newest of all.
 */
export function listChanged(
  db: TenantDb,
  headings: readonly number[] | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicRow[]> {
  const under = headings ? sql` and e.category_id = any(${[...headings]}::bigint[])` : sql``
  const most = offset + limit
  return db.rows(sql<PublicRow>`
    with told as (
      (select e.id, greatest(e.published_at, e.withdrawn_at) as at from gazette_entries e
        where e.institution_id = ${db.institutionId} and ${isPublic} and not e.erased${under}
        order by greatest(e.published_at, e.withdrawn_at) desc, e.id desc limit ${most})
      union all
      (select e.id, a.published_at from gazette_entries a
         join gazette_entries e on e.institution_id = a.institution_id and e.id = a.corrects_id
        where a.institution_id = ${db.institutionId} and a.corrects_id is not null and a.published_at is not null
          and ${isPublic} and not e.erased${under}
        order by a.published_at desc, e.id desc limit ${most})),
    shown as (
      select id, max(at) as at from told group by id order by max(at) desc, id desc limit ${limit} offset ${offset})
    select ${entryColumns} from shown x join (${entryTables}) on e.institution_id = ${db.institutionId} and e.id = x.id
     order by x.at desc, e.id desc`)
}

/** Where the publication of an entry stands in the chain of the trail; undefined while it is not sealed yet. */
export function findSeal(db: TenantDb, entryId: number): Promise<{ seq: number; hash: string } | undefined> {
  return db.maybe(sql<{ seq: number; hash: string }>`
    select s.seq, encode(s.hash, 'hex') as hash
      from audit_entries a join audit_seals s on s.institution_id = a.institution_id and s.entry_id = a.id
     where a.institution_id = ${db.institutionId} and a.subject_type = 'gazette_entry' and a.subject_id = ${entryId}
       and a.action = 'gazette_entry.published'
     order by a.id desc limit 1`)
}

/** How many addresses the sitemap has, and a part of them. */
export async function countReadable(db: TenantDb): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*)::int as count from gazette_entries e where e.institution_id = ${db.institutionId} and ${isPublic} and not e.erased`)
  return count
}

export function listReadable(
  db: TenantDb,
  part: { limit: number; offset: number },
): Promise<{ id: number; category_id: number; changed: string }[]> {
  return db.rows(sql<{ id: number; category_id: number; changed: string }>`
    select e.id, e.category_id, coalesce(e.withdrawn_on, e.published_on) as changed from gazette_entries e
     where e.institution_id = ${db.institutionId} and ${isPublic} and not e.erased
     order by e.published_at desc, e.id desc limit ${part.limit} offset ${part.offset}`)
}

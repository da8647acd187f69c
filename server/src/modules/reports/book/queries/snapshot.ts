import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'
import { sentOn } from '../../queries/sent-on.ts'

export type Period = {
  registerId: number
  /** Instants: the first one of the first day, and the first one after the last day. */
  from: Date
  until: Date
}

/** Numbers that the register gave in a period. */
export async function countNumbers(db: TenantDb, { registerId, from, until }: Period): Promise<number> {
  const { numbers } = await db.one(sql<{ numbers: number }>`
    select count(*) as numbers from register_ledger
     where institution_id = ${db.institutionId} and register_id = ${registerId} and given_at >= ${from} and given_at < ${until}`)
  return numbers
}

type Eyes = {
  viewer: Viewer
  /** Whether they may see the register's reserved numbers. */
  seesRegister: boolean
  /** The local day of the snapshot. */
  today: string
}

/** A document (alias d) as a line of the book names it: by number and date, and by its register where that is another. */
const namedBeside = (registerId: number) => sql`
  d.number || ' / ' || to_char(d.registered_on, 'DD.MM.YYYY') || case when d.register_id = ${registerId} then '' else
    (select ' (' || r.code || ')' from registers r where r.institution_id = d.institution_id and r.id = d.register_id) end`

/**
 * Copies the numbers of a period, in their order, into the lines of a book. It is one statement, so the lines
 * are of one instant. What the viewer may not see is copied with its number and date only. Each number looks
 * up what bears it (`offset 0`): with tables that were not analysed yet, the planner would take all rows of
 * the register for a few and compare each with each.
 */
export function copyLines(
  db: TenantDb,
  bookId: number,
  { registerId, from, until }: Period,
  { viewer, seesRegister, today }: Eyes,
): Promise<number> {
  return db.run(sql`
    insert into register_book_lines (institution_id, book_id, position, number, numbered_on, entry, document_id, content)
    select ${db.institutionId}, ${bookId}, row_number() over (order by x.series_at, x.series, x.counter, x.ordinal), x.number, x.numbered_on,
           x.entry, x.document_id,
           case when x.document_id is null and ${seesRegister} then jsonb_build_object('by', x.reserved_by_name, 'on', x.reserved_day,
                       'note', x.note, 'reason', x.release_reason, 'ended_by', x.released_by_name, 'ended_on', x.released_day)
                when x.is_visible then jsonb_build_object('category', x.category, 'external_number', x.external_number,
                       'external_date', x.external_date, 'party', x.issuer_name, 'subject', x.short_description, 'department', x.department,
                       'dispatched_on', coalesce(${sentOn(db, sql`x.document_id`)},
                         case when x.category = 'iesire' then x.registered_on else joined.answered_on end),
                       'status', x.status, 'reason', x.annulled_reason, 'ended_by', x.annulled_by_name, 'ended_on', x.annulled_day,
                       'is_test', x.is_test, 'linked', joined.numbers, 'main_number', x.main_number,
                       'further', case when x.entry = 'document' then (
                         select jsonb_agg(f.number order by f.given_at, f.register_id) from further_numbers f
                          where f.institution_id = ${db.institutionId} and f.document_id = x.document_id) end)
           end
      from (select l.series, l.counter, l.ordinal, min(l.given_at) over (partition by l.series) as series_at, l.number,
                   case l.kind when 1 then d.registered_on when 2 then n.reserved_on else local_day(l.given_at) end as numbered_on,
                   case when d.id is null then n.state when l.kind = 3 then 'further' else 'document' end as entry,
                   d.id as document_id, ${isVisible(db, viewer)} as is_visible, d.category, d.external_number, d.external_date,
                   d.issuer_name, d.short_description, g.name as department, d.registered_on, d.is_test, d.annulled_reason,
                   d.annulled_by_name, local_day(d.annulled_at) as annulled_day,
                   effective_status(d.status, d.resume_status, d.pending_until, d.deadline_on, ${today}::date) as status,
                   case when l.kind = 3 then ${namedBeside(registerId)} end as main_number, n.reserved_by_name, local_day(n.reserved_at) as reserved_day,
                   n.note, n.release_reason, n.released_by_name, local_day(n.released_at) as released_day
              from register_ledger l
              left join lateral (
                select * from number_reservations r
                 where l.kind = 2 and r.institution_id = l.institution_id and r.register_id = l.register_id
                   and r.series = l.series and r.counter = l.counter offset 0) n on true
              left join lateral (
                select * from documents o
                 where o.institution_id = l.institution_id and o.id = coalesce(l.document_id, n.document_id) offset 0) d on true
              left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
             where l.institution_id = ${db.institutionId} and l.register_id = ${registerId}
               and l.given_at >= ${from} and l.given_at < ${until}) x
      left join lateral (
        select jsonb_agg(${namedBeside(registerId)} order by d.id) as numbers,
               min(coalesce(${sentOn(db, sql`d.id`)}, d.registered_on)) filter (where k.answers and d.category = 'iesire' and d.annulled_at is null) as answered_on
          from (select to_id as other_id, false as answers from document_links
                 where institution_id = ${db.institutionId} and from_id = x.document_id
                union all
                select from_id, kind = 'answers' from document_links
                 where institution_id = ${db.institutionId} and to_id = x.document_id) k
          join documents d on d.institution_id = ${db.institutionId} and d.id = k.other_id
         where x.is_visible and ${isVisible(db, viewer)}) joined on true`)
}

export type Series = {
  series: string
  first: string
  last: string
  numbers: number
  missing: number
  /** Of a register of history: how many of its numbers another line has too; null or absent for a living one. */
  repeated?: number | null
}
/** Each line is counted once by what it is. A masked line is counted in `masked` too. */
export type BookSummary = {
  /** Not annulled. */
  documents: number
  annulled: number
  /** Of documents not annulled. */
  further: number
  further_annulled: number
  reserved: number
  released: number
  masked: number
  series: Series[]
}

/**
 * Counts what the closing minute tells. A number is missing when the ledger of the period lacks it between
 * two that it has. Numbers of another system may repeat, and one without digits (counter 0) follows no other.
 */
export async function summarise(db: TenantDb, bookId: number, period: Period): Promise<BookSummary> {
  const counts = await db.one(sql<Omit<BookSummary, 'series'>>`
    select count(*) filter (where l.entry = 'document' and not x.is_annulled) as documents,
           count(*) filter (where l.entry = 'document' and x.is_annulled) as annulled,
           count(*) filter (where l.entry = 'further' and not x.is_annulled) as further,
           count(*) filter (where l.entry = 'further' and x.is_annulled) as further_annulled,
           count(*) filter (where l.entry = 'reserved') as reserved,
           count(*) filter (where l.entry = 'released') as released,
           count(*) filter (where l.content is null) as masked
      from register_book_lines l
      left join documents d on d.institution_id = l.institution_id and d.id = l.document_id,
           -- What is shown as it stands in the line; of what is masked the document says it.
           lateral (select coalesce((l.content->>'status')::integer = 9, d.annulled_at is not null) as is_annulled) x
     where l.institution_id = ${db.institutionId} and l.book_id = ${bookId}`)
  const series = await db.rows(sql<Series>`
    select series, (array_agg(number order by counter, ordinal))[1] as first, (array_agg(number order by counter desc, ordinal desc))[1] as last,
           count(*) as numbers,
           coalesce(max(counter) filter (where counter > 0) - min(counter) filter (where counter > 0) + 1, 0)
             - count(*) filter (where kind <> 4) - count(distinct counter) filter (where kind = 4 and counter > 0) as missing,
           case when bool_or(kind = 4) then count(*) filter (where counter > 0) - count(distinct counter) filter (where kind = 4 and counter > 0) end as repeated
      from register_ledger
     where institution_id = ${db.institutionId} and register_id = ${period.registerId}
       and given_at >= ${period.from} and given_at < ${period.until}
     group by series order by min(given_at), series`)
  return { ...counts, series }
}

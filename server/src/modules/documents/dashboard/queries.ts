import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import {
  grantsOutside,
  openByRegister,
  papersOfDepartment,
  type Viewer,
} from '../visibility/queries/visibility.ts'

const open = sql`status in (1, 2, 3, 5, 15)`
const openDocument = sql`d.${open}`

/**
 * Rows of status, deadline and number of documents that a viewer may count: the counters of the registers
 * they see, and single grants outside these.
 */
function classSources(db: TenantDb, viewer: Viewer): Fragment {
  const counters = sql`select c.status, c.deadline_on, c.documents from document_counts c where c.institution_id = ${db.institutionId}`
  if (viewer.all) return counters
  const seen = sql`${counters} and c.register_id = any(${[...viewer.seen]}::bigint[]) and c.access_level <= 2`
  const granted = grantsOutside(db, viewer).map(
    (grant) => sql`select a.document_id, a.status, a.deadline_on from document_access a where ${grant}`,
  )
  return sql`${seen} union all select g.status, coalesce(g.deadline_on, 'infinity'::date), 1 from (${sql.join(granted, sql` union `)}) g`
}

export type OpenCounts = { open: number; due_soon: number; overdue: number }

/** Open documents, those due from today on within `days`, those whose day has passed. */
export function countOpen(db: TenantDb, viewer: Viewer, today: string, days: number): Promise<OpenCounts> {
  return db.one(sql<OpenCounts>`
    select coalesce(sum(documents), 0)::bigint as open,
           coalesce(sum(documents) filter (where deadline_on between ${today}::date and ${today}::date + ${days}::integer), 0)::bigint as due_soon,
           coalesce(sum(documents) filter (where deadline_on < ${today}::date), 0)::bigint as overdue
      from (${classSources(db, viewer)}) s where ${open}`)
}

/** The same of the papers that lie with a department of the viewer. */
export function countOpenOfDepartment(
  db: TenantDb,
  viewer: Viewer,
  groupId: number,
  today: string,
  days: number,
): Promise<OpenCounts> {
  const papers = papersOfDepartment(db, viewer, groupId, openDocument).map(
    (from) => sql`select d.deadline_on from ${from}`,
  )
  return db.one(sql<OpenCounts>`
    select count(*) as open, count(*) filter (where deadline_on between ${today}::date and ${today}::date + ${days}::integer) as due_soon,
           count(*) filter (where deadline_on < ${today}::date) as overdue
      from (${sql.join(papers, sql` union all `)}) s`)
}

/** Id of the first document that was registered since a day; undefined when nothing was. */
async function firstSince(db: TenantDb, since: string, today: string): Promise<number | undefined> {
  const found = await db.one(sql<{ id: number | null }>`
    select min(f.id) as id from generate_series(${since}::date, ${today}::date, interval '1 day') day
     cross join lateral (select d.id from documents d where d.institution_id = ${db.institutionId} and d.registered_on = day::date
                          order by d.id limit 1) f`)
  return found.id ?? undefined
}

/** Documents registered per day from a day to today, those the viewer may see. */
export async function countPerDay(
  db: TenantDb,
  viewer: Viewer,
  since: string,
  today: string,
): Promise<{ day: string; count: number }[]> {
  const recent = sql`d.institution_id = ${db.institutionId} and d.registered_on >= ${since}::date`
  const parts = [
    sql`select d.registered_on from documents d where ${allOf([recent, openByRegister(viewer)])}`,
  ]
  // The bound is a value, not a subquery, so that of a large department only the rows from there on are read.
  const first = viewer.all ? undefined : await firstSince(db, since, today)
  if (!viewer.all && first !== undefined) {
    const granted = grantsOutside(db, viewer).map(
      (grant) =>
        sql`select a.document_id from document_access a where ${grant} and a.document_id >= ${first}`,
    )
    parts.push(
      sql`select d.registered_on from documents d where ${recent} and d.id in (${sql.join(granted, sql` union `)})`,
    )
  }
  return db.rows(
    sql<{
      day: string
      count: number
    }>`select registered_on as day, count(*) as count from (${sql.join(parts, sql` union all `)}) s group by 1 order by 1`,
  )
}

/** The first of some parts by deadline, the earliest first; each part selects ids and deadlines. */
async function firstDue(db: TenantDb, parts: readonly Fragment[], rows: number): Promise<number[]> {
  const found = await db.rows(
    sql<{
      id: number
    }>`select id from (${sql.join(parts, sql` union `)}) due(id, day) order by day, id limit ${rows}`,
  )
  return found.map(({ id }) => id)
}

/** Open documents whose day is passed or comes until `last`, the earliest first. */
export function listDueIds(db: TenantDb, viewer: Viewer, last: string, rows: number): Promise<number[]> {
  const due = sql`d.institution_id = ${db.institutionId} and d.deadline_on <= ${last}::date and ${openDocument}`
  const parts = [
    sql`(select d.id, d.deadline_on from documents d where ${allOf([due, openByRegister(viewer)])} order by d.deadline_on, d.id limit ${rows})`,
  ]
  if (!viewer.all)
    for (const grant of grantsOutside(db, viewer))
      parts.push(sql`(select a.document_id, a.deadline_on from document_access a
        where ${allOf([grant, sql`a.deadline_on <= ${last}::date`, sql`a.${open}`])} order by a.deadline_on, a.document_id limit ${rows})`)
  return firstDue(db, parts, rows)
}

/** The same of the papers that lie with a department of the viewer. */
export function listDueOfDepartment(
  db: TenantDb,
  viewer: Viewer,
  groupId: number,
  last: string,
  rows: number,
): Promise<number[]> {
  const due = allOf([openDocument, sql`d.deadline_on <= ${last}::date`])
  const parts = papersOfDepartment(db, viewer, groupId, due).map(
    (from) => sql`(select d.id, d.deadline_on from ${from} order by d.deadline_on, d.id limit ${rows})`,
  )
  return firstDue(db, parts, rows)
}

/** The caller's own last registrations. */
export async function listOwnIds(db: TenantDb, actor: Actor, rows: number): Promise<number[]> {
  const found = await db.rows(sql<{ id: number }>`
    select d.id from documents d
     where d.institution_id = ${db.institutionId} and d.registered_by_id = ${actor.id} and d.registered_by_institution_id = ${actor.institutionId}
     order by d.id desc limit ${rows}`)
  return found.map(({ id }) => id)
}

import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/** The instant at which a local day begins. A date alone would be read in the zone of the session. */
const startOf = (day: IsoDate, later = 0): Fragment =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/Bucharest')`
const within = (column: Fragment, { from, to }: Period): Fragment =>
  sql`${column} >= ${startOf(from)} and ${column} < ${startOf(to, 1)}`

export type PersonRow = {
  id: number
  name: string
  open: number
  overdue: number
  ended: number
  ended_in_time: number
  ended_before: number
  days: number
}

/** Work of the people of a department: what lies with them, and what ended in the period. By name. */
export function listPersons(
  db: TenantDb,
  groupId: number,
  period: Period,
  before: Period | null,
  today: IsoDate,
): Promise<PersonRow[]> {
  const own = sql`s.institution_id = ${db.institutionId} and s.group_id = ${groupId} and s.user_id is not null`
  const ended = (in_: Period): Fragment =>
    sql`${own} and s.status = 'closed' and ${within(sql`s.ended_at`, in_)}`
  const earlier =
    before === null
      ? sql``
      : sql`union all select s.user_id, 0, 0, 0, 0, 1, 0 from case_shares s where ${ended(before)}`
  return db.rows(sql<PersonRow>`
    with work(user_id, open, overdue, ended, ended_in_time, ended_before, days) as (
      select s.user_id, 1, (coalesce(s.due_on < ${today}::date, false))::integer, 0, 0, 0, 0 from case_shares s where ${own} and s.is_open
      union all
      select s.user_id, 0, 0, 1, (s.due_on is null or local_day(s.ended_at) <= s.due_on)::integer, 0,
             greatest(0, local_day(s.ended_at) - local_day(s.assigned_at)) from case_shares s where ${ended(period)}
      ${earlier})
    select u.id, u.name, sum(w.open)::bigint as open, sum(w.overdue)::bigint as overdue, sum(w.ended)::bigint as ended,
           sum(w.ended_in_time)::bigint as ended_in_time, sum(w.ended_before)::bigint as ended_before, sum(w.days)::bigint as days
      from work w join users u on u.institution_id = ${db.institutionId} and u.id = w.user_id
     group by u.id, u.name order by u.name collate romanian, u.id`)
}

/** The department of a complaint: of its document, or before it has one, of its type. */
const department = sql`case when c.document_id is null then t.group_id else d.group_id end`
const confirmed = (db: TenantDb, groupId: number | undefined, ...periods: readonly Period[]): Fragment => sql`
  complaints c join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
  ${groupId === undefined ? sql`` : sql`left join documents d on d.institution_id = c.institution_id and d.id = c.document_id`}
  where c.institution_id = ${db.institutionId} and (${sql.join(
    periods.map((period) => within(sql`c.confirmed_at`, period)),
    sql` or `,
  )})
    and ${groupId === undefined ? sql`true` : sql`${department} = ${groupId}`}`

/** How many were confirmed in a period, and in the one it is compared with; without one that is null. */
type Compared = { count: number; before: number | null }

/** Counts by what both periods have: a name of the compared one alone has its row too. */
const counts = (period: Period, compared: Period | null): Fragment => sql`
  count(*) filter (where ${within(sql`c.confirmed_at`, period)}) as count,
  ${compared ? sql`count(*) filter (where ${within(sql`c.confirmed_at`, compared)})` : sql`null::bigint`} as before`
const both = (period: Period, compared: Period | null): Period[] => (compared ? [period, compared] : [period])

export type ComplaintTypeRow = Compared & {
  id: number
  name: string
  icon: string
  color: string
  resolved: number
}

export const countComplaintTypes = (
  db: TenantDb,
  groupId: number | undefined,
  period: Period,
  compared: Period | null,
): Promise<ComplaintTypeRow[]> =>
  db.rows(sql<ComplaintTypeRow>`
    select t.id, t.name, t.icon, t.color, ${counts(period, compared)},
           count(*) filter (where c.status = 'resolved' and ${within(sql`c.confirmed_at`, period)}) as resolved
      from ${confirmed(db, groupId, ...both(period, compared))} group by t.id, t.name, t.icon, t.color
     order by count desc, before desc, t.name collate romanian`)

/** Areas that are told by name; the rest are few complaints each. */
const MOST_AREAS = 100

export const countComplaintAreas = (
  db: TenantDb,
  groupId: number | undefined,
  period: Period,
  compared: Period | null,
): Promise<(Compared & { area: string })[]> =>
  db.rows(sql<Compared & { area: string }>`
    select c.locality as area, ${counts(period, compared)} from ${confirmed(db, groupId, ...both(period, compared))}
     group by 1 order by count desc, before desc, 1 limit ${sql.lit(MOST_AREAS)}`)

const MOST_SQUARES = 2_000

/** Complaints in squares of about 200 m: 2,000 millionths of a degree of latitude, 3,000 of longitude. */
export const countComplaintSquares = (
  db: TenantDb,
  groupId: number | undefined,
  period: Period,
): Promise<{ lat: number; lng: number; count: number }[]> =>
  db.rows(sql<{ lat: number; lng: number; count: number }>`
    select (floor(c.lat / 2000.0) * 2000 + 1000)::integer as lat, (floor(c.lng / 3000.0) * 3000 + 1500)::integer as lng, count(*) as count
      from ${confirmed(db, groupId, period)} and c.lat is not null group by 1, 2 order by 3 desc, 1, 2 limit ${sql.lit(MOST_SQUARES)}`)

export const countComplaints = async (
  db: TenantDb,
  groupId: number | undefined,
  period: Period,
  typeId: number | undefined,
): Promise<number> => {
  const { total } = await db.one(sql<{ total: number }>`
    select count(*) as total from ${confirmed(db, groupId, period)} and ${typeId === undefined ? sql`true` : sql`c.type_id = ${typeId}`}`)
  return total
}

import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { Box } from '@hdoc/contract/complaints/place.ts'
import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns, whereOf } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { countedFrom, type ListedComplaint, listedColumns, listedFrom } from '../record/queries/complaints.ts'
import type { Cluster } from './grid.ts'

const place = sql`concat_ws(' ', nullif(c.street, ''), nullif(c.street_number, ''), nullif(c.locality, ''))`
const columns: SqlColumns = {
  number: { sql: sql`c.number`, type: 'text', sort: sql`c.id` },
  type: { sql: sql`c.type_id`, type: 'reference', sort: sql`t.name collate romanian` },
  place: { sql: place, type: 'text', sort: sql`${place} collate romanian` },
  description: { sql: sql`c.description`, type: 'text' },
  status: { sql: sql`c.status`, type: 'choice' },
  deadline_on: { sql: sql`c.deadline_on`, type: 'date' },
  confirmed_at: { sql: sql`local_day(c.confirmed_at)`, type: 'date', sort: sql`c.confirmed_at` },
  group: { sql: sql`g.id`, type: 'reference', sort: sql`g.name collate romanian` },
  origin: { sql: sql`c.origin`, type: 'choice' },
}

/** As a list of ids, which is made once and walked in the order of the page; as rows it would be joined whole first. */
const searchedIn = (db: TenantDb) => [
  {
    holds: (text: string) => sql`c.id = any(array(select search_complaints(${db.institutionId}, ${text})))`,
  },
]

/** The next complaints of a list, whole, below an id: how an export walks through it. */
export function listComplaintsBelow(
  db: TenantDb,
  query: ListQuery,
  { below, limit }: { below: number; limit: number },
): Promise<ListedComplaint[]> {
  return db.rows(sql<ListedComplaint>`
    select ${listedColumns} from ${listedFrom}
     where c.institution_id = ${db.institutionId} and c.id < ${below} and ${whereOf(query, columns, searchedIn(db))}
     order by c.id desc limit ${limit}`)
}

/** One page of complaints with the exact total; nothing of who sent them is searched. */
export function listComplaints(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: ListedComplaint[]; total: number }> {
  return listPage<ListedComplaint>(db, query, {
    select: listedColumns,
    from: listedFrom,
    counted: countedFrom,
    where: sql`c.institution_id = ${db.institutionId}`,
    columns,
    search: searchedIn(db),
    id: sql`c.id`,
  })
}

/** Complaints with a number that are worked on, by number, type or place; or the names of chosen ones. */
export function listComplaintOptions(db: TenantDb, { q, ids }: OptionQuery): Promise<Option[]> {
  const chosen = ids
    ? sql`c.id = any(${ids.split(',').map(Number)}::bigint[])`
    : sql`c.status in ('open', 'in_progress') and c.document_id is not null and c.joined_to_id is null
          and position(fold(${q}) in fold(concat_ws(' ', c.number, t.name, ${place}))) > 0`
  return db.rows(sql<Option>`
    select c.id, concat_ws(' · ', c.number, t.name, nullif(${place}, '')) as name
      from complaints c join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
     where c.institution_id = ${db.institutionId} and ${chosen} order by c.id desc limit 50`)
}

export type CountedComplaints = {
  status: ComplaintStatus
  type_id: number
  count: number
  /** Their deadline was before today. */
  late: number
}

/** How many complaints of each type stand in each status. */
export function countByStatusAndType(db: TenantDb, today: string): Promise<CountedComplaints[]> {
  return db.rows(sql<CountedComplaints>`
    select status, type_id, count(*) as count, count(*) filter (where deadline_on < ${today}::date) as late
      from complaints where institution_id = ${db.institutionId} group by status, type_id`)
}

export type NamedType = {
  id: number
  name: string
  icon: ComplaintIcon
  color: string
  deadline_days: number
}

/** Types in the order of their names. */
export function listNamedTypes(db: TenantDb): Promise<NamedType[]> {
  return db.rows(sql<NamedType>`
    select id, name, icon, color, deadline_days from complaint_types
     where institution_id = ${db.institutionId} order by name collate romanian`)
}

/** Those that nobody has decided on yet: what the menu counts. */
export async function countOpen(db: TenantDb): Promise<number> {
  const { total } = await db.one(
    sql<{
      total: number
    }>`select count(*) as total from complaints where institution_id = ${db.institutionId} and status = 'open'`,
  )
  return total
}

type Asked = {
  box: Box
  /** Width and height of a cell, in 1e-6 degrees. */
  cell: number
  statuses: readonly ComplaintStatus[]
  typeId: number | undefined
  today: string
}

const inBox = (db: TenantDb, { box, statuses, typeId }: Asked): Fragment => sql`
  c.institution_id = ${db.institutionId} and c.lat between ${box.south} and ${box.north} and c.lng between ${box.west} and ${box.east}
  and c.status = any(${[...statuses]}::text[]) and (${typeId ?? null}::bigint is null or c.type_id = ${typeId ?? null})`

/** Complaints of a box, those of one cell of its grid as one: their middle, and how many they are. */
export function listClusters(db: TenantDb, asked: Asked): Promise<Cluster[]> {
  return db.rows(sql<Cluster>`
    select round(avg(c.lat))::integer as lat, round(avg(c.lng))::integer as lng, count(*) as count,
           count(*) filter (where c.deadline_on < ${asked.today}::date and c.status in ('open', 'in_progress')) as overdue, max(c.id) as id
      from complaints c where ${inBox(db, asked)} and c.lat is not null
     group by c.lat / ${asked.cell}::integer, c.lng / ${asked.cell}::integer`)
}

export type MarkedRow = Pick<
  ListedComplaint,
  'id' | 'number' | 'status' | 'deadline_on' | 'type_id' | 'type_name' | 'type_icon' | 'type_color'
>

/** What single marks show. */
export function listMarked(db: TenantDb, ids: readonly number[]): Promise<MarkedRow[]> {
  return db.rows(sql<MarkedRow>`
    select c.id, c.number, c.status, c.deadline_on, c.type_id, t.name as type_name, t.icon as type_icon, t.color as type_color
      from complaints c join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id
     where c.institution_id = ${db.institutionId} and c.id = any(${[...ids]}::bigint[])`)
}

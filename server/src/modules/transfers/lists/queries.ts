import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { checkSortable, orderOf, type SqlColumns, whereOf } from '../../../platform/db/list/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { paperHolder, type Viewer } from '../../documents/index.ts'
import { type PaperRow, paperColumns, paperJoins } from '../record/queries/papers.ts'
import { type SheetRow, sheetColumns, sheetFrom } from '../record/queries/sheets.ts'

/** What one page shows of what a department has to hand over; the rest comes by its number. */
const MOST_LISTED = 500
const MOST_ON_WAY = 100

/** Who has papers to hand over; a department that is no longer in use keeps none. */
type Holder = { groupId: number; isUnused: boolean }

/** Whether a paper (alias d) lies with a department; by its register too, where nothing else is known. */
const liesWith = (groupId: number): Fragment => sql`exists (
  select from registers r where r.institution_id = d.institution_id and r.id = d.register_id and ${paperHolder} = ${groupId})`

/** Open papers (alias d) that lie with a department and are worked on by another one, or by nobody who is there. */
const toHandOver = (db: TenantDb, { groupId, isUnused }: Holder): Fragment =>
  allOf([
    sql`d.institution_id = ${db.institutionId}`,
    ...(isUnused
      ? [liesWith(groupId)]
      : [sql`d.paper_group_id = ${groupId}`, sql`d.paper_group_id <> d.group_id`]),
    sql`d.status in (1, 2, 3, 5, 15)`,
  ])

/** Whether a document (alias d) is on its way: then it does not wait for anybody here. */
const onWay = sql`exists (select from transfer_rows o where o.institution_id = d.institution_id and o.document_id = d.id and o.status = 'sent')`

const listSome = (db: TenantDb, viewer: Viewer, where: Fragment, most: number): Promise<PaperRow[]> =>
  db.rows(sql<PaperRow>`
    select ${paperColumns(db, viewer)} from documents d ${paperJoins}
     where ${where} order by g.name collate romanian, d.id limit ${most}`)

/**
 * They are listed by the department they belong to, each in the order of registration; after those that can go, some
 * that are on their way, so that whoever looks for them sees where they went.
 */
export async function listToHandOver(
  db: TenantDb,
  viewer: Viewer,
  holder: Holder,
  most = MOST_LISTED,
): Promise<PaperRow[]> {
  const lying = toHandOver(db, holder)
  return [
    ...(await listSome(db, viewer, sql`${lying} and not ${onWay}`, most)),
    ...(await listSome(db, viewer, sql`${lying} and ${onWay}`, Math.min(most, MOST_ON_WAY))),
  ]
}

/** How many of them can go. */
export async function countToHandOver(db: TenantDb, holder: Holder): Promise<number> {
  const { total } = await db.one(sql<{ total: number }>`
    select count(*) as total from documents d where ${toHandOver(db, holder)} and not ${onWay}`)
  return total
}

export type ReturnedRow = PaperRow & {
  sheet_id: number
  sheet_number: string
  refusal: string
  reason: string
}

/** Papers that came back to a department: refused, and not sent again since. */
export function listReturned(
  db: TenantDb,
  viewer: Viewer,
  groupId: number,
  now: Date,
): Promise<ReturnedRow[]> {
  return db.rows(sql<ReturnedRow>`
    select s.id as sheet_id, s.number as sheet_number, r.refusal, r.reason, ${paperColumns(db, viewer)}
      from transfer_sheets s
      join transfer_rows r on r.institution_id = s.institution_id and r.sheet_id = s.id and r.status = 'refused'
      join documents d on d.institution_id = r.institution_id and d.id = r.document_id ${paperJoins}
     where s.institution_id = ${db.institutionId} and s.from_group_id = ${groupId} and s.sent_at > ${now}::timestamptz - interval '60 days'
       and d.status in (1, 2, 3, 5, 15)
       and not exists (select from transfer_rows later where later.institution_id = r.institution_id and later.document_id = r.document_id
                          and later.id > r.id and later.status in ('sent', 'accepted'))
     order by r.answered_at desc limit 100`)
}

/** Drafts and open sheets of a department, the oldest first. */
export function listOwn(db: TenantDb, groupId: number, status: 'draft' | 'sent'): Promise<SheetRow[]> {
  return db.rows(sql<SheetRow>`
    select ${sheetColumns} from ${sheetFrom}
     where s.institution_id = ${db.institutionId} and s.from_group_id = ${groupId} and s.status = ${status} order by s.id limit 100`)
}

const waiting = (db: TenantDb, groupIds: readonly number[]): Fragment =>
  allOf([
    sql`s.institution_id = ${db.institutionId}`,
    sql`s.status = 'sent'`,
    sql`s.to_group_id = any(${[...groupIds]}::bigint[])`,
  ])

/** Sheets that wait for an answer of some departments, the oldest first. */
export function listWaiting(db: TenantDb, groupIds: readonly number[]): Promise<SheetRow[]> {
  return db.rows(sql<SheetRow>`
    select ${sheetColumns} from ${sheetFrom} where ${waiting(db, groupIds)} order by s.sent_at, s.id limit 200`)
}

export async function countWaiting(db: TenantDb, groupIds: readonly number[]): Promise<number> {
  const { total } = await db.one(
    sql<{ total: number }>`select count(*) as total from transfer_sheets s where ${waiting(db, groupIds)}`,
  )
  return total
}

/** Whose sheets are listed: of some departments, or all of them. */
export type Owner = { all: boolean; groupIds: readonly number[]; now: Date }

const columnsFor = ({ all, groupIds }: Owner): SqlColumns => ({
  number: { sql: sql`s.number`, type: 'text', sort: sql`s.id` },
  status: { sql: sql`s.status`, type: 'choice' },
  direction: {
    sql: all
      ? sql`'sent'::text`
      : sql`case when s.from_group_id = any(${[...groupIds]}::bigint[]) then 'sent' else 'received' end`,
    type: 'choice',
  },
  from: { sql: sql`s.from_group_id`, type: 'reference', sort: sql`f.name collate romanian` },
  to: { sql: sql`s.to_group_id`, type: 'reference', sort: sql`t.name collate romanian` },
  sent_on: { sql: sql`s.sent_on`, type: 'date', sort: sql`s.sent_at` },
  sent_by: { sql: sql`s.sent_by_name`, type: 'text', sort: sql`s.sent_by_name collate romanian` },
})
const searched = [sql`s.number`, sql`s.sent_by_name`, sql`f.name`, sql`t.name`]

/** One page of the sheets that were sent from or to somebody’s departments; those that wait too long come first. */
export async function listSheets(
  db: TenantDb,
  list: ListQuery,
  owner: Owner,
): Promise<{ rows: SheetRow[]; total: number }> {
  const columns = columnsFor(owner)
  const groupIds = sql`${[...owner.groupIds]}::bigint[]`
  const own = owner.all
    ? sql`true`
    : anyOf([sql`s.from_group_id = any(${groupIds})`, sql`s.to_group_id = any(${groupIds})`])
  const where = allOf([
    sql`s.institution_id = ${db.institutionId}`,
    sql`s.status <> 'draft'`,
    own,
    whereOf(list, columns, searched),
  ])
  const { total } = await db.one(sql<{ total: number }>`
    select count(*) as total from transfer_sheets s
      join user_groups f on f.institution_id = s.institution_id and f.id = s.from_group_id
      join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id where ${where}`)
  checkSortable(list.sortBy === 'id', total)
  const limit = list.rows ?? 100
  const late = sql`(s.status = 'sent' and s.sent_at < ${owner.now}::timestamptz - interval '1 day')`
  const first = list.sortBy === 'id' ? sql`${late} desc,` : sql``
  const rows = await db.rows(sql<SheetRow>`
    select ${sheetColumns} from ${sheetFrom} where ${where}
     order by ${first} ${orderOf(list, columns, sql`s.id`)} limit ${limit} offset ${(list.page - 1) * limit}`)
  return { rows, total }
}

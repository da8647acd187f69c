import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { CaseQueue } from '@hdoc/contract/cases/case-rows.ts'
import type { CaseStatus, ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { checkSortable, orderOf, type SqlColumns, whereOf } from '../../../platform/db/list/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'
import { clockStands } from '../record/queries/clock.ts'

export type QueuedRow = {
  id: number
  share_id: number
  number: string
  title: string
  issuer_name: string
  register_id: number
  register_name: string
  status: ShareStatus
  case_status: CaseStatus
  role: ShareRole
  group_id: number | null
  group_name: string | null
  user_id: number | null
  user_name: string | null
  due_on: string | null
  wait_until: string | null
  assigned_by_name: string
  assigned_at: string
  resolution: string
  reason: string
  ended_at: string | null
  version: number
}

/** Whose queues they are. */
export type QueueOwner = {
  /** 0 for accounts of the platform, who have no shares. */
  userId: number
  /** The person, and those they stand in for today. */
  doesFor: readonly number[]
  groupIds: readonly number[]
  /** Groups in which the person gives work to others. */
  givesIn: readonly number[]
  /** Distributes what has no group yet, and what was refused. */
  distributes: boolean
  viewer: Viewer
  today: string
}

const columns: SqlColumns = {
  number: { sql: sql`c.number`, type: 'text', sort: sql`c.id` },
  title: { sql: sql`c.title`, type: 'text', sort: sql`c.title collate romanian` },
  issuer: { sql: sql`d.issuer_name`, type: 'text', sort: sql`d.issuer_name collate romanian` },
  status: { sql: sql`s.status`, type: 'choice' },
  role: { sql: sql`s.role`, type: 'choice' },
  group: { sql: sql`s.group_id`, type: 'reference', sort: sql`g.name collate romanian` },
  person: { sql: sql`s.user_id`, type: 'reference', sort: sql`u.name collate romanian` },
  register: { sql: sql`d.register_id`, type: 'reference', sort: sql`r.name collate romanian` },
  deadline_on: { sql: sql`s.due_on`, type: 'date' },
  wait_until: { sql: sql`s.wait_until`, type: 'date' },
  assigned_at: { sql: sql`local_day(s.assigned_at)`, type: 'date', sort: sql`s.assigned_at` },
}
const searched = [sql`c.number`, sql`c.title`, sql`d.issuer_name`]

/** Shares (alias s) with their case, its origin document, the register of that, group and person. */
export const queueFrom = sql`case_shares s
  join cases c on c.institution_id = s.institution_id and c.id = s.case_id
  join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
  left join registers r on r.institution_id = d.institution_id and r.id = d.register_id
  left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
  left join users u on u.institution_id = s.institution_id and u.id = s.user_id`

/** Restricted papers are for the people who are named; everything else a group has, its people see. */
const seenByGroup = (db: TenantDb, { viewer }: QueueOwner): Fragment =>
  sql`(d.access_level < 4 or ${isVisible(db, viewer)})`

/** One person is asked for by name, so that the range of the index gives the order of deadlines. */
const isOneOf = (column: Fragment, ids: readonly number[]): Fragment =>
  ids.length === 1 ? sql`${column} = ${ids[0] ?? 0}` : sql`${column} = any(${[...ids]}::bigint[])`

const ofPerson = ({ doesFor }: QueueOwner): Fragment =>
  allOf([isOneOf(sql`s.user_id`, doesFor), sql`s.is_open`, sql`s.status <> 'refused'`])
const ofNobody = (groupIds: readonly number[]): Fragment =>
  allOf([
    sql`s.group_id = any(${[...groupIds]}::bigint[])`,
    sql`s.user_id is null`,
    sql`s.is_open`,
    sql`s.status <> 'refused'`,
  ])

/** The shares of some ranges of indexes. */
function inRanges(db: TenantDb, ranges: readonly Fragment[]): Fragment {
  const ids = ranges.map(
    (range) => sql`select s.id from case_shares s where s.institution_id = ${db.institutionId} and ${range}`,
  )
  return sql`s.id = any(array(${sql.join(ids, sql` union all `)}))`
}

/** What waits for somebody to be chosen. */
function toDistribute(db: TenantDb, owner: QueueOwner): Fragment {
  const loose = sql`s.group_id is null and s.is_open`
  const refused = owner.distributes
    ? sql`s.status = 'refused'`
    : sql`s.status = 'refused' and s.assigned_by_id = ${owner.userId}`
  const ranges = [ofNobody(owner.givesIn), refused, ...(owner.distributes ? [loose] : [])]
  return allOf([inRanges(db, ranges), isVisible(db, owner.viewer)])
}

/** What the groups in which the person gives work have, whoever of them it lies on. */
const ofTeam = ({ givesIn }: QueueOwner): Fragment =>
  allOf([sql`s.group_id = any(${[...givesIn]}::bigint[])`, sql`s.is_open`, sql`s.status <> 'refused'`])

/** The condition that puts a share of `queueFrom` into a queue. */
export function inQueue(db: TenantDb, queue: CaseQueue, owner: QueueOwner): Fragment {
  const place: Readonly<Record<CaseQueue, () => Fragment>> = {
    mine: () => allOf([ofPerson(owner), sql`s.role <> 'opinion'`]),
    group: () => allOf([ofNobody(owner.groupIds), seenByGroup(db, owner)]),
    team: () => allOf([ofTeam(owner), seenByGroup(db, owner)]),
    waiting: () =>
      allOf([ofPerson(owner), sql`s.status = 'waiting'`, sql`s.wait_until > ${owner.today}::date`]),
    opinion: () => allOf([ofPerson(owner), sql`s.role = 'opinion'`]),
    closed: () => allOf([sql`s.user_id = ${owner.userId}`, sql`s.status = 'closed'`]),
    to_distribute: () => toDistribute(db, owner),
  }
  return allOf([sql`s.institution_id = ${db.institutionId}`, place[queue]()])
}

const isWhole = ({ filters, search, filterstring = '' }: ListQuery): boolean =>
  filters.length === 0 && search === '' && filterstring === ''

/** What a person closed grows with the years: the whole of it is summed, and never counted one by one. */
async function countQueue(
  db: TenantDb,
  { queue, list, owner, where }: { queue: CaseQueue; list: ListQuery; owner: QueueOwner; where: Fragment },
): Promise<number> {
  const statement =
    queue === 'closed' && isWhole(list)
      ? sql<{ total: number }>`
          select coalesce(sum(shares), 0)::bigint as total from case_share_totals
           where institution_id = ${db.institutionId} and user_id = ${owner.userId} and status = 'closed'`
      : sql<{ total: number }>`select count(*) as total from ${queueFrom} where ${where}`
  return (await db.one(statement)).total
}

/** Queues that are ranges of indexes of the shares, and columns by which these stand in order. */
const ofShares: readonly CaseQueue[] = ['mine', 'waiting', 'opinion', 'closed']
const sharesOrder = ['id', 'deadline_on', 'status', 'role', 'wait_until', 'assigned_at']

/**
 * Whether a page follows from the shares alone. Its cases, documents and names are then read for the rows of the page, and
 * of the pages before it the index of the shares alone.
 */
const isOfSharesAlone = (queue: CaseQueue, list: ListQuery): boolean =>
  ofShares.includes(queue) && isWhole(list) && sharesOrder.includes(list.sortBy)

/** One page of a queue, with the exact total. */
export async function listQueue(
  db: TenantDb,
  queue: CaseQueue,
  list: ListQuery,
  owner: QueueOwner,
): Promise<{ rows: QueuedRow[]; total: number }> {
  const where = allOf([inQueue(db, queue, owner), whereOf(list, columns, searched)])
  const total = await countQueue(db, { queue, list, owner, where })
  checkSortable(list.sortBy === 'id', total)
  const limit = list.rows ?? 100
  const page = sql`order by ${orderOf(list, columns, sql`s.id`)} limit ${limit} offset ${(list.page - 1) * limit}`
  const isDeep = list.page > 1 && isOfSharesAlone(queue, list)
  const rows = await db.rows(sql<QueuedRow>`
    select c.id, s.id as share_id, c.number, c.title, d.issuer_name, d.register_id, r.name as register_name, s.status, c.status as case_status, s.role, s.group_id, g.name as group_name,
           s.user_id, u.name as user_name, s.due_on, s.wait_until, s.assigned_by_name, s.assigned_at, s.resolution, s.reason, s.ended_at, c.version
      from ${queueFrom}
     ${
       isDeep
         ? sql`where s.institution_id = ${db.institutionId} and s.id = any(array(select s.id from case_shares s where ${where} ${page}))
               order by ${orderOf(list, columns, sql`s.id`)}`
         : sql`where ${where} ${page}`
     }`)
  return { rows, total }
}

export type Awaited = { case_id: number; asked_at: string; stops_clock: boolean }

/** Which of some cases await data from the citizen. */
export function listAwaited(db: TenantDb, caseIds: readonly number[]): Promise<Awaited[]> {
  return db.rows(sql<Awaited>`
    select q.case_id, q.asked_at, ${clockStands} as stops_clock
      from data_requests q join cases c on c.institution_id = q.institution_id and c.id = q.case_id
     where q.institution_id = ${db.institutionId} and q.state = 'open' and q.case_id = any(${[...caseIds]}::bigint[])`)
}

export type QueueCounts = Record<CaseQueue | 'overdue' | 'due_soon' | 'fresh', number>

/** Days ahead that are near. */
export const NEAR_DAYS = 7

/** How many shares stand in each queue of a person. */
export function countQueues(db: TenantDb, owner: QueueOwner): Promise<QueueCounts> {
  const count = (queue: CaseQueue): Fragment =>
    sql`(select count(*) from ${queueFrom} where ${inQueue(db, queue, owner)})`
  const near = sql`s.due_on between ${owner.today}::date and ${owner.today}::date + ${sql.lit(NEAR_DAYS)}`
  const mine = allOf([sql`s.institution_id = ${db.institutionId}`, ofPerson(owner), sql`s.role <> 'opinion'`])
  const own = (which: Fragment): Fragment => sql`coalesce(sum(t.shares) filter (where ${which}), 0)::bigint`
  const open = anyOf([sql`t.status in ('new', 'accepted', 'in_progress', 'waiting')`])
  return db.one(sql<QueueCounts>`
    with near as materialized (
      select count(*) filter (where s.due_on < ${owner.today}::date) as overdue, count(*) filter (where ${near}) as due_soon,
             count(*) filter (where s.status = 'new') as fresh
        from case_shares s where ${mine})
    select ${own(sql`${open} and t.role <> 'opinion'`)} as mine, ${own(sql`${open} and t.role = 'opinion'`)} as opinion,
           ${own(sql`t.status = 'closed' and t.user_id = ${owner.userId}`)} as closed, ${count('waiting')} as waiting, ${count('group')} as "group",
           ${count('to_distribute')} as to_distribute, ${count('team')} as team, (select overdue from near) as overdue, (select due_soon from near) as due_soon,
           (select fresh from near) as fresh
      from case_share_totals t where t.institution_id = ${db.institutionId} and ${isOneOf(sql`t.user_id`, owner.doesFor)}`)
}

/** What lies on a person and is not an opinion, as the menu counts it. */
export async function countMine(db: TenantDb, { doesFor }: QueueOwner): Promise<number> {
  const { total } = await db.one(sql<{ total: number }>`
    select coalesce(sum(shares), 0)::bigint as total from case_share_totals
     where institution_id = ${db.institutionId} and ${isOneOf(sql`user_id`, doesFor)} and role <> 'opinion'
       and status in ('new', 'accepted', 'in_progress', 'waiting')`)
  return total
}

/** What waits to be distributed by a person, as the menu counts it. */
export async function countToDistribute(db: TenantDb, owner: QueueOwner): Promise<number> {
  const { total } = await db.one(
    sql<{
      total: number
    }>`select count(*) as total from ${queueFrom} where ${inQueue(db, 'to_distribute', owner)}`,
  )
  return total
}

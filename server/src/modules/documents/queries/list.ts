import { defaultRows, type ListQuery } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { classConditions, statusCondition } from './class-conditions.ts'
import { otherConditions, sortOf } from './list-columns.ts'
import { type SplitFilters, storedStatuses } from './list-filters.ts'
import { grantsOutside, openByRegister, type Viewer } from './visibility.ts'

type Page = { rows: number; offset: number; order: 'asc' | 'desc' }
export type ListPlan = {
  viewer: Viewer
  filters: SplitFilters
  search: string
  today: string
  sortBy: string
}

const d = sql`d`
const a = sql`a`
const isOnlyClasses = (plan: ListPlan): boolean => plan.filters.others.length === 0 && plan.search === ''

/** Exact total of a plan that only filters by class: a sum of counters, plus grants outside the registers seen. */
async function countClasses(db: TenantDb, { viewer, filters, today }: ListPlan): Promise<number> {
  const c = [sql`c.institution_id = ${db.institutionId}`, ...classConditions(sql`c`, filters.classes, today)]
  if (!viewer.all) c.push(sql`c.register_id = any(${[...viewer.seen]}::bigint[]) and c.access_level <= 2`)
  const counted = db.one(
    sql<{
      total: number
    }>`select coalesce(sum(documents), 0)::bigint as total from document_counts c where ${allOf(c)}`,
  )
  if (viewer.all) return (await counted).total
  const parts = grantsOutside(db, viewer).map(
    (grant) =>
      sql`select a.document_id from document_access a where ${allOf([grant, ...classConditions(a, filters.classes, today)])}`,
  )
  const granted = db.one(
    sql<{ total: number }>`select count(*) as total from (${sql.join(parts, sql` union `)}) granted`,
  )
  return (await counted).total + (await granted).total
}

/** What the plan asks of a document (alias d), visibility aside. */
export function documentConditions(db: TenantDb, plan: ListPlan): Fragment[] {
  const conditions = [
    sql`d.institution_id = ${db.institutionId}`,
    ...classConditions(d, plan.filters.classes, plan.today),
    ...otherConditions(db, plan.filters.others),
  ]
  if (plan.search)
    conditions.push(
      sql`d.id = any(array(select search_documents_quick(${db.institutionId}, ${plan.search})))`,
    )
  return conditions
}

/** Grants outside the registers seen, as documents (alias d) with the plan's conditions; each document once. */
function grantedDocuments(db: TenantDb, plan: ListPlan, viewer: Extract<Viewer, { all: false }>): Fragment {
  const ids = grantsOutside(db, viewer).map(
    (grant) =>
      sql`select a.document_id from document_access a where ${allOf([grant, ...classConditions(a, plan.filters.classes, plan.today)])}`,
  )
  const conditions = [...documentConditions(db, plan), sql`d.id = any(array(${sql.join(ids, sql` union `)}))`]
  return sql`documents d where ${allOf(conditions)}`
}

async function countDocuments(db: TenantDb, plan: ListPlan): Promise<number> {
  if (isOnlyClasses(plan)) return countClasses(db, plan)
  const { viewer } = plan
  const main = db.one(sql<{ total: number }>`
    select count(*) as total from documents d where ${allOf([openByRegister(viewer), ...documentConditions(db, plan)])}`)
  if (viewer.all) return (await main).total
  const granted = db.one(
    sql<{ total: number }>`select count(*) as total from ${grantedDocuments(db, plan, viewer)}`,
  )
  return (await main).total + (await granted).total
}

/** Scans merged at most; each costs planning, whatever it finds. */
const MOST_SCANS = 32

/** One narrow index scan for each register and stored status, each in order of ids; none overlaps another. */
function scansByClass(db: TenantDb, { viewer, filters, today }: ListPlan, inOrder: Fragment): Fragment[] {
  const { registers, levels, statuses } = filters.classes
  const seen = viewer.all ? registers : (registers?.filter((id) => viewer.seen.includes(id)) ?? viewer.seen)
  const stored = statuses && storedStatuses(statuses)
  const isStatus = (id: number): Fragment => sql`d.status = ${sql.lit(id)}`
  const ofStatus: Fragment[][] = stored
    ? [
        ...stored.always.map((id) => [isStatus(id)]),
        ...stored.onSomeDays.map((id) => [isStatus(id), statusCondition(d, statuses, today)]),
      ]
    : [[]]
  const ofRegister: Fragment[][] = seen ? seen.map((id) => [sql`d.register_id = ${id}`]) : [[]]
  const common = [
    sql`d.institution_id = ${db.institutionId}`,
    ...(viewer.all ? [] : [sql`d.access_level <= 2`]),
    ...classConditions(d, { levels }, today),
  ]
  return ofRegister.flatMap((register) =>
    ofStatus.map(
      (status) =>
        sql`(select d.id from documents d where ${allOf([...common, ...register, ...status])} order by d.id ${inOrder})`,
    ),
  )
}

/**
 * By class alone, in order of ids: the scans are merged as far as the page needs them. Grants outside the registers
 * seen are few and read whole: in order of their ids they would be looked for among all that the person may see.
 */
function idsByClass(db: TenantDb, plan: ListPlan, page: Page): Fragment {
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  const { viewer, filters, today } = plan
  // Ordered and bounded each: only so the planner merges them.
  const inOrder = sql`${direction} limit ${page.offset + page.rows}`
  const scans = scansByClass(db, plan, inOrder)
  const whole = [openByRegister(viewer), ...documentConditions(db, plan)]
  const parts =
    scans.length <= MOST_SCANS
      ? scans
      : [sql`(select d.id from documents d where ${allOf(whole)} order by d.id ${inOrder})`]
  if (!viewer.all) {
    const granted = grantsOutside(db, viewer).map(
      (grant) =>
        sql`select a.document_id from document_access a where ${allOf([grant, ...classConditions(a, filters.classes, today)])}`,
    )
    parts.push(sql`select document_id from (${sql.join(granted, sql` union `)}) granted`)
  }
  if (parts.length === 0) return sql`select id from documents where false`
  const all = sql.join(parts, sql` union all `)
  return sql`select id from (${all}) merged(id) order by id ${direction} limit ${page.rows} offset ${page.offset}`
}

function idsBySort(db: TenantDb, plan: ListPlan, page: Page): Fragment {
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  const key = sortOf(plan.sortBy)
  const order = sql`order by key ${direction}, id ${direction}`
  const most = page.offset + page.rows
  const { viewer } = plan
  const scan = (from: Fragment): Fragment =>
    sql`(select d.id, ${key} as key from ${from} ${order} limit ${most})`
  const main = scan(
    sql`documents d where ${allOf([openByRegister(viewer), ...documentConditions(db, plan)])}`,
  )
  const parts = viewer.all ? [main] : [main, scan(grantedDocuments(db, plan, viewer))]
  return sql`select id from (${sql.join(parts, sql` union all `)}) merged ${order} limit ${page.rows} offset ${page.offset}`
}

/** Ids of one page in order. Pages nearer to the end are read from the end. */
async function listDocumentIds(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
  total: number,
): Promise<number[]> {
  const rows = query.rows ?? defaultRows
  const offset = (query.page - 1) * rows
  if (offset >= total) return []
  const wanted = Math.min(rows, total - offset)
  const fromEnd = offset > total / 2
  const order = fromEnd === (query.sortOrder === 'desc') ? 'asc' : 'desc'
  const page: Page = { rows: wanted, offset: fromEnd ? total - offset - wanted : offset, order }
  const statement =
    plan.sortBy === 'id' && isOnlyClasses(plan) ? idsByClass(db, plan, page) : idsBySort(db, plan, page)
  const ids = (await db.rows(sql<{ id: number }>`${statement}`)).map(({ id }) => id)
  return fromEnd ? ids.reverse() : ids
}

/** One page in order, with the exact total. */
export async function listInOrder(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ total: number; ids: number[] }> {
  const total = await countDocuments(db, plan)
  return { total, ids: await listDocumentIds(db, plan, query, total) }
}

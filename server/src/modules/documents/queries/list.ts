import { defaultRows, type ListQuery } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { otherConditions, sortOf } from './list-columns.ts'
import { type ClassFilter, type SplitFilters, storedStatuses } from './list-filters.ts'
import { grantsOutside, openByRegister, type Viewer } from './visibility.ts'

type Page = { rows: number; offset: number; order: 'asc' | 'desc' }
export type ListPlan = {
  viewer: Viewer
  filters: SplitFilters
  search: string
  today: string
  sortBy: string
}

/** Conditions on class columns, for any alias that carries them: documents d, document_access a. */
function classConditions(
  alias: Fragment,
  { registers, levels, statuses }: ClassFilter,
  today: string,
): Fragment[] {
  const conditions: Fragment[] = []
  if (registers) conditions.push(sql`${alias}.register_id = any(${registers}::bigint[])`)
  if (levels) conditions.push(sql`${alias}.access_level = any(${levels}::smallint[])`)
  if (statuses) {
    const stored = sql.join(storedStatuses(statuses).map((id) => sql.lit(id)))
    conditions.push(statuses.length === 0 ? sql`false` : sql`${alias}.status in (${stored})`)
    conditions.push(
      sql`effective_status(${alias}.status, ${alias}.resume_status, ${alias}.pending_until, ${alias}.deadline_on, ${today}::date) = any(${statuses}::smallint[])`,
    )
  }
  return conditions
}

const d = sql`d`
const a = sql`a`
const isOnlyClasses = (plan: ListPlan): boolean => plan.filters.others.length === 0 && plan.search === ''

/** Exact total of a plan that only filters by class: a sum of counters, plus grants outside the registers seen. */
async function countClasses(db: TenantDb, { viewer, filters, today }: ListPlan): Promise<number> {
  const { registers, levels, statuses } = filters.classes
  const c: Fragment[] = [sql`c.institution_id = ${db.institutionId}`]
  if (!viewer.all) c.push(sql`c.register_id = any(${[...viewer.seen]}::bigint[]) and c.access_level <= 2`)
  if (registers) c.push(sql`c.register_id = any(${registers}::bigint[])`)
  if (levels) c.push(sql`c.access_level = any(${levels}::smallint[])`)
  if (statuses)
    c.push(
      sql`effective_status(c.status, c.resume_status, c.pending_until, c.deadline_on, ${today}::date) = any(${statuses}::smallint[])`,
    )
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

function documentConditions(db: TenantDb, plan: ListPlan): Fragment[] {
  const conditions = [
    sql`d.institution_id = ${db.institutionId}`,
    ...classConditions(d, plan.filters.classes, plan.today),
    ...otherConditions(db, plan.filters.others),
  ]
  if (plan.search)
    conditions.push(sql`d.id in (select search_documents_quick(${db.institutionId}, ${plan.search}))`)
  return conditions
}

/** Grants outside the registers seen, as documents (alias d) with the plan's conditions; each document once. */
function grantedDocuments(db: TenantDb, plan: ListPlan, viewer: Extract<Viewer, { all: false }>): Fragment {
  const ids = grantsOutside(db, viewer).map(
    (grant) => sql`select a.document_id from document_access a where ${grant}`,
  )
  return sql`(${sql.join(ids, sql` union `)}) granted join documents d on d.institution_id = ${db.institutionId} and d.id = granted.document_id
    where ${allOf(documentConditions(db, plan))}`
}

export async function countDocuments(db: TenantDb, plan: ListPlan): Promise<number> {
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

/**
 * By class alone, in order of ids: one narrow index scan for each register and stored status, and for each grant,
 * merged; each gives at most what the page can need. Grants outside the registers seen are few and read whole: in
 * order of their ids they would be looked for among all that the person may see anyway.
 */
function idsByClass(db: TenantDb, { viewer, filters, today }: ListPlan, page: Page): Fragment {
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  const most = page.offset + page.rows
  const { classes } = filters
  const registers = viewer.all
    ? classes.registers
    : (classes.registers?.filter((id) => viewer.seen.includes(id)) ?? [...viewer.seen])
  const keys: Fragment[] = []
  const match: Fragment[] = []
  if (registers) {
    keys.push(sql`unnest(${registers}::bigint[]) as r`)
    match.push(sql`d.register_id = r`)
  }
  if (classes.statuses) {
    keys.push(sql`unnest(${storedStatuses(classes.statuses)}::smallint[]) as s`)
    match.push(sql`d.status = s`)
  }
  const conditions = [
    sql`d.institution_id = ${db.institutionId}`,
    ...match,
    ...(viewer.all ? [] : [sql`d.access_level <= 2`]),
    ...classConditions(d, { ...classes, registers: undefined }, today),
  ]
  const scan = sql`select d.id from documents d where ${allOf(conditions)} order by d.id ${direction} limit ${most}`
  const parts = [
    keys.length === 0
      ? sql`(${scan})`
      : sql`(select x.id from ${sql.join(keys, sql` cross join `)} cross join lateral (${scan}) x)`,
  ]
  if (!viewer.all)
    for (const grant of grantsOutside(db, viewer))
      parts.push(
        sql`(select a.document_id from document_access a where ${allOf([grant, ...classConditions(a, classes, today)])})`,
      )
  const all = sql.join(parts, sql` union `)
  return sql`select id from (${all}) merged order by id ${direction} limit ${page.rows} offset ${page.offset}`
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
export async function listDocumentIds(
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

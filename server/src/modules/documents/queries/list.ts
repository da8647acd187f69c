import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { checkSortable } from '../../../platform/db/list-sql.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { meantDocuments } from '../text-search/queries.ts'
import { classConditions } from './class-conditions.ts'
import { countClasses, listByClass } from './list-by-class.ts'
import { otherConditions } from './list-columns.ts'
import type { ListPlan } from './list-plan.ts'
import { isIndexed, sortOf } from './list-sorts.ts'
import { type Page, pageOf } from './page-of.ts'
import { grantsOutside, openByRegister, type Viewer } from './visibility.ts'

const d = sql`d`
const a = sql`a`
const isOnlyClasses = (plan: ListPlan): boolean =>
  plan.filters.others.length === 0 && plan.meanings.length === 0 && plan.issuerId === undefined

/** What the plan asks of a document (alias d), visibility aside. */
export function documentConditions(db: TenantDb, plan: ListPlan): Fragment[] {
  const conditions = [
    sql`d.institution_id = ${db.institutionId}`,
    ...classConditions(d, plan.filters.classes, plan.today),
    ...otherConditions(db, plan.filters.others, plan.frequent),
  ]
  if (plan.issuerId !== undefined) conditions.push(sql`d.issuer_id = ${plan.issuerId}`)
  for (const meaning of plan.meanings) conditions.push(sql`d.id = any(array(${meantDocuments(db, meaning)}))`)
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
  const { viewer } = plan
  const main = db.one(sql<{ total: number }>`
    select count(*) as total from documents d where ${allOf([openByRegister(viewer), ...documentConditions(db, plan)])}`)
  if (viewer.all) return (await main).total
  const granted = db.one(
    sql<{ total: number }>`select count(*) as total from ${grantedDocuments(db, plan, viewer)}`,
  )
  return (await main).total + (await granted).total
}

/** Up to so many documents are found first and then sorted. */
const FEW_TO_SORT = 5_000

function idsBySort(db: TenantDb, plan: ListPlan, page: Page, total: number): Fragment {
  const { key, orderBy } = sortOf(plan.sortBy, page.order, plan.today, page.fromEnd)
  const most = page.offset + page.rows
  const { viewer } = plan
  const opened = sql`documents d where ${allOf([openByRegister(viewer), ...documentConditions(db, plan)])}`
  const sources = viewer.all ? [opened] : [opened, grantedDocuments(db, plan, viewer)]
  // Walking an index in its order until a page is full is guesswork where few are found: they may stand at its end.
  if (total <= FEW_TO_SORT || !isIndexed(plan.sortBy)) {
    const found = sources.map((from) => sql`select d.id, ${key} as key from ${from}`)
    return sql`with found as materialized (${sql.join(found, sql` union all `)})
      select id from found ${orderBy} limit ${page.rows} offset ${page.offset}`
  }
  const scan = (from: Fragment): Fragment =>
    sql`(select d.id, ${key} as key from ${from} ${orderBy} limit ${most})`
  const parts = sources.map(scan)
  return sql`select id from (${sql.join(parts, sql` union all `)}) merged ${orderBy} limit ${page.rows} offset ${page.offset}`
}

/** One page in order, with the exact total. */
export async function listInOrder(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ total: number; ids: number[] }> {
  if (plan.sortBy === 'id' && isOnlyClasses(plan)) return listByClass(db, plan, query)
  const total = isOnlyClasses(plan) ? await countClasses(db, plan) : await countDocuments(db, plan)
  checkSortable(isIndexed(plan.sortBy), total)
  const page = pageOf(query, total)
  if (!page) return { total, ids: [] }
  const ids = (await db.rows(sql<{ id: number }>`${idsBySort(db, plan, page, total)}`)).map(({ id }) => id)
  return { total, ids: page.fromEnd ? ids.reverse() : ids }
}

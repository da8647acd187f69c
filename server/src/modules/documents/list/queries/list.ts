import { defaultRows, type ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { checkSortable, MOST_SORTED } from '../../../../platform/db/list/list-sql.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { meantDocuments } from '../../text-search/queries.ts'
import { grantsOutside, openByRegister, type Viewer } from '../../visibility/queries/visibility.ts'
import { type Page, pageOf } from '../plan/page-of.ts'
import { classConditions } from './class-conditions.ts'
import { countClasses, listByClass } from './list-by-class.ts'
import { otherConditions } from './list-columns.ts'
import type { ListPlan } from './list-plan.ts'
import { isIndexed, sortOf } from './list-sorts.ts'

const d = sql`d`
const a = sql`a`
const isOnlyClasses = (plan: ListPlan): boolean =>
  plan.filters.others.length === 0 && plan.meanings.length === 0 && plan.issuerId === undefined

/** What the plan asks of a document (alias d), visibility aside. */
export function documentConditions(db: TenantDb, plan: ListPlan): Fragment[] {
  const conditions = [
    sql`d.institution_id = ${db.institutionId}`,
    ...classConditions(d, plan.filters.classes, plan.today),
    ...otherConditions(db, plan.filters.others, plan.texts),
  ]
  if (plan.issuerId !== undefined) conditions.push(sql`d.issuer_id = ${plan.issuerId}`)
  for (const meaning of plan.meanings) conditions.push(sql`d.id = any(array(${meantDocuments(db, meaning)}))`)
  return conditions
}

/**
 * Grants outside the registers seen, as documents (alias d) with the plan's conditions; each document once.
 */
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

/**
 * Sources of the plan's documents: those that open by themselves, and those that only a grant opens. No
 * document is in both.
 */
function sourcesOf(db: TenantDb, plan: ListPlan): Fragment[] {
  const { viewer } = plan
  const opened = sql`documents d where ${allOf([openByRegister(viewer), ...documentConditions(db, plan)])}`
  return viewer.all ? [opened] : [opened, grantedDocuments(db, plan, viewer)]
}

/**
 * Up to this many documents are found first and then sorted: FEW_COUNTED where counters tell how many there
 * are, FEW_FOUND where that has to be found out.
 */
const FEW_COUNTED = 5_000
const FEW_FOUND = 20_000

function mostSorted(plan: ListPlan): number {
  if (!isIndexed(plan.sortBy)) return MOST_SORTED
  return isOnlyClasses(plan) ? FEW_COUNTED : FEW_FOUND
}

/**
 * The page and the total where few documents are found, in one reading; a total above `most` only says that
 * there are more. Walking an index in order until the page is full would be guesswork, because the documents
 * may stand at its end.
 */
async function listFew(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
  most: number,
): Promise<{ total: number; ids: number[] }> {
  const { key, orderBy } = sortOf(plan.sortBy, query.sortOrder, plan.today)
  const found = sourcesOf(db, plan).map((from) => sql`select d.id, ${key} as key from ${from}`)
  const rows = query.rows ?? defaultRows
  // Materialised, so that it is planned as if all were read: a plan that hopes to be stopped soon reads the
  // whole table for a handful.
  const { total, ids } = await db.one(sql<{ total: number; ids: (number | string)[] }>`
    with every as materialized (${sql.join(found, sql` union all `)}),
         found as materialized (select * from every limit ${sql.lit(most + 1)})
    select (select count(*) from found) as total,
           array(select id from found ${orderBy} limit ${rows} offset ${(query.page - 1) * rows}) as ids`)
  return { total, ids: ids.map(Number) }
}

/** A page of many documents, from the index of their order. */
async function idsInOrder(db: TenantDb, plan: ListPlan, page: Page): Promise<number[]> {
  const { key, orderBy } = sortOf(plan.sortBy, page.order, plan.today, page.fromEnd)
  const most = page.offset + page.rows
  const parts = sourcesOf(db, plan).map(
    (from): Fragment => sql`(select d.id, ${key} as key from ${from} ${orderBy} limit ${most})`,
  )
  // Many documents are known to fit, whatever the planner guesses of a text. So walk the index from the
  // newest instead of sorting: those that fit are met soon.
  const walks = plan.sortBy === 'id'
  if (walks) await db.run(sql`select set_config('enable_sort', 'off', true)`)
  const rows = await db.rows(sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) merged ${orderBy} limit ${page.rows} offset ${page.offset}`)
  if (walks) await db.run(sql`select set_config('enable_sort', 'on', true)`)
  const ids = rows.map(({ id }) => id)
  return page.fromEnd ? ids.reverse() : ids
}

/** Rows of the sample; so many of them have to fit before it says anything. */
const SAMPLE = 1_500
const LEAST_SAMPLED = 5

/**
 * How many documents fit, by a sample of the table's blocks; 0 when too few of the sample fit. The statistics behind
 * `estimateDocuments` know nothing of parts of texts.
 */
async function sampleDocuments(db: TenantDb, plan: ListPlan): Promise<number> {
  const scale = sql`(select greatest(1, c.reltuples / ${sql.lit(SAMPLE)})::float8 from pg_class c where c.oid = 'documents'::regclass)`
  const { found, times } = await db.one(sql<{ found: number; times: number }>`
    select count(*) as found, ${scale} as times
      from documents d tablesample system (100 / ${scale}) repeatable (1)
     where ${allOf([openByRegister(plan.viewer), ...documentConditions(db, plan)])}`)
  return found < LEAST_SAMPLED ? 0 : found * times
}

/** How many documents PostgreSQL expects, from its statistics, without reading any. */
async function estimateDocuments(db: TenantDb, plan: ListPlan): Promise<number> {
  const [found] = sourcesOf(db, plan)
  const { 'QUERY PLAN': plans } = await db.one(sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select d.id from ${found!}`)
  return plans[0].Plan['Plan Rows']
}

/**
 * How many documents a plan finds, where counters tell it, or where so many are expected that reading the first
 * of them to see whether there are more would be in vain; undefined otherwise.
 */
async function countKnown(db: TenantDb, plan: ListPlan, most: number): Promise<number | undefined> {
  if (isOnlyClasses(plan)) return countClasses(db, plan)
  const isLong = (await estimateDocuments(db, plan)) > most && (await sampleDocuments(db, plan)) > most
  return isLong ? countDocuments(db, plan) : undefined
}

/** One page in order, with the exact total. */
export async function listInOrder(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ total: number; ids: number[] }> {
  if (plan.sortBy === 'id' && isOnlyClasses(plan)) return listByClass(db, plan, query)
  const most = mostSorted(plan)
  const total = await countKnown(db, plan, most)
  if (total === 0) return { total, ids: [] }
  if (total === undefined || total <= most) {
    const few = await listFew(db, plan, query, most)
    if (few.total <= most) return few
  }
  return idsOfMany(db, plan, query, total ?? (await countDocuments(db, plan)))
}

async function idsOfMany(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
  total: number,
): Promise<{ total: number; ids: number[] }> {
  checkSortable(isIndexed(plan.sortBy), total)
  const page = pageOf(query, total)
  return { total, ids: page ? await idsInOrder(db, plan, page) : [] }
}

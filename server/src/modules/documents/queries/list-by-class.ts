import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { classConditions, statusCondition } from './class-conditions.ts'
import { openTotal } from './count-classes.ts'
import { storedStatuses } from './list-filters.ts'
import type { ListPlan } from './list-plan.ts'
import { offsetOf, pageOf, rowsOf } from './page-of.ts'
import { grantsOutside, openByRegister, type Viewer } from './visibility.ts'

const d = sql`d`
const a = sql`a`
/** Scans merged at most; each costs planning, whatever it finds. */
const MOST_SCANS = 32

/** All ids of grants outside the registers seen, each once and rising, as one array: few, and read whole. */
function grantedIds(
  db: TenantDb,
  { filters, today }: ListPlan,
  viewer: Extract<Viewer, { all: false }>,
): Fragment {
  const parts = grantsOutside(db, viewer).map(
    (grant) =>
      sql`select a.document_id from document_access a where ${allOf([grant, ...classConditions(a, filters.classes, today)])}`,
  )
  return sql`select coalesce(array_agg(distinct document_id order by document_id), '{}') as ids
    from (${sql.join(parts, sql` union all `)}) every_grant`
}

const opened = (db: TenantDb, { viewer, filters, today }: ListPlan): Promise<{ total: number }> =>
  db.one(sql<{ total: number }>`select ${openTotal(db, viewer, filters.classes, today)} as total`)

/** Exact total of a plan that only filters by class: from the counters, plus grants outside the registers seen. */
export async function countClasses(db: TenantDb, plan: ListPlan): Promise<number> {
  const { viewer } = plan
  const open = opened(db, plan)
  if (viewer.all) return (await open).total
  const granted = db.one(
    sql<{ total: number }>`select cardinality(ids) as total from (${grantedIds(db, plan, viewer)}) granted`,
  )
  return (await open).total + (await granted).total
}

/** One narrow index scan for each register and stored status, each in order of ids; none overlaps another. */
function scansByClass(db: TenantDb, { viewer, filters, today }: ListPlan): Fragment[] {
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
  const scans = ofRegister.flatMap((register) =>
    ofStatus.map(
      (status) => sql`select d.id from documents d where ${allOf([...common, ...register, ...status])}`,
    ),
  )
  if (scans.length <= MOST_SCANS) return scans
  const whole = [...common, openByRegister(viewer), ...classConditions(d, filters.classes, today)]
  return [sql`select d.id from documents d where ${allOf(whole)}`]
}

/** What is read in an order: so many after the first ones, and how far each source has to be read for it. */
type Cut = { order: 'asc' | 'desc'; rows: Fragment; offset: Fragment; upTo: Fragment }

/** In order of ids: the scans, and other ids if there are any, are merged as far as the page needs them. */
function idsByClass(db: TenantDb, plan: ListPlan, cut: Cut, others?: Fragment): Fragment {
  const direction = cut.order === 'asc' ? sql`asc` : sql`desc`
  const scans = scansByClass(db, plan)
  const end = sql`order by id ${direction} limit ${cut.rows} offset ${cut.offset}`
  if (scans.length === 1 && !others) return sql`${scans[0]!} ${end}`
  // Ordered and bounded each: only so the planner merges them.
  const parts = scans.map((scan) => sql`(${scan} order by id ${direction} limit ${cut.upTo})`)
  if (others) parts.push(others)
  if (parts.length === 0) return sql`select id from documents where false`
  return sql`select id from (${sql.join(parts, sql` union all `)}) merged(id) ${end}`
}

type Answer = { total: number; ids: number[] }

async function listAll(db: TenantDb, plan: ListPlan, query: ListQuery, total: number): Promise<Answer> {
  const page = pageOf(query, total)
  if (!page) return { total, ids: [] }
  const { order, rows, offset } = page
  const cut = { order, rows: sql`${rows}`, offset: sql`${offset}`, upTo: sql`${offset + rows}` }
  const ids = (await db.rows(sql<{ id: number }>`${idsByClass(db, plan, cut)}`)).map(({ id }) => id)
  return { total, ids: page.fromEnd ? ids.reverse() : ids }
}

/**
 * A page together with the count of grants outside the registers seen, so that these are read once. In order of their
 * ids they would be looked for among all that the person may see; so they come whole, and of them the end that counts.
 */
async function listSome(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
  viewer: Extract<Viewer, { all: false }>,
  open: Promise<{ total: number }>,
): Promise<Answer> {
  const rows = rowsOf(query)
  const offset = offsetOf(query)
  const counted = offset === 0 ? 0 : (await open).total
  const fromEnd = offset > counted / 2
  const order = fromEnd === (query.sortOrder === 'desc') ? 'asc' : 'desc'
  // From the end: what is left there follows from the total, which the statement itself finds.
  const left = sql`greatest(0, ${counted}::bigint + cardinality(ids) - ${offset})`
  const cut: Cut = fromEnd
    ? {
        order,
        rows: sql`(select least(${rows}, ${left}) from granted)`,
        offset: sql`(select greatest(0, ${left} - ${rows}) from granted)`,
        upTo: sql`(select ${left} from granted)`,
      }
    : { order, rows: sql`${rows}`, offset: sql`${offset}`, upTo: sql`${offset + rows}` }
  const firstOrLast =
    order === 'asc'
      ? sql`ids[:(${cut.upTo})::integer]`
      : sql`ids[greatest(1, cardinality(ids) + 1 - (${cut.upTo})::integer):]`
  const page = idsByClass(db, plan, cut, sql`(select unnest(${firstOrLast}) from granted)`)
  const { granted, ids } = await db.one(sql<{ granted: number; ids: (number | string)[] }>`
    with granted as materialized (${grantedIds(db, plan, viewer)})
    select (select cardinality(ids) from granted) as granted, array(${page}) as ids`)
  const found = ids.map(Number)
  return { total: (await open).total + granted, ids: fromEnd ? found.reverse() : found }
}

/** One page and the exact total of a plan that only filters by class, in order of ids. */
export async function listByClass(db: TenantDb, plan: ListPlan, query: ListQuery): Promise<Answer> {
  // Planning these statements costs more than running them, and no value makes another plan better; nor do workers.
  const kept = db.run(
    sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )
  const open = opened(db, plan)
  await kept
  return plan.viewer.all
    ? listAll(db, plan, query, (await open).total)
    : listSome(db, plan, query, plan.viewer, open)
}

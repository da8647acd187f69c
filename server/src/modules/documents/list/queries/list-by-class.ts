import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { openByRegister } from '../../visibility/queries/visibility.ts'
import { storedStatuses } from '../plan/list-filters.ts'
import { pageOf } from '../plan/page-of.ts'
import type { Counted } from '../plan/reads-in-order.ts'
import { classConditions, statusCondition } from './class-conditions.ts'
import { openTotal } from './count-classes.ts'
import { grantedTotal } from './granted-classes.ts'
import { type Cut, grantedIds } from './granted-ids.ts'
import type { ListPlan } from './list-plan.ts'

const d = sql`d`
/** Most scans that are merged; each adds planning time, whatever it finds. */
const MOST_SCANS = 32

/** How many documents of the plan open by themselves, and how many by a grant alone. */
function countBoth(db: TenantDb, { viewer, filters, today }: ListPlan): Promise<Counted> {
  const granted = viewer.all ? sql`0::bigint` : grantedTotal(db, viewer, filters.classes, today)
  return db.one(
    sql<Counted>`select ${openTotal(db, viewer, filters.classes, today)} as open, ${granted} as granted`,
  )
}

/** Exact total of a plan that only filters by class, from the counters. */
export async function countClasses(db: TenantDb, plan: ListPlan): Promise<number> {
  const { open, granted } = await countBoth(db, plan)
  return open + granted
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

/**
 * SQL for the documents that open by themselves, merged from their scans. `end`: how the statement ends
 * (limit and offset).
 */
function openIds(db: TenantDb, plan: ListPlan, { direction, upTo }: Cut, end: Fragment): Fragment {
  const scans = scansByClass(db, plan)
  if (scans.length === 0) return sql`select id from documents where false`
  if (scans.length === 1) return sql`${scans[0]!} order by id ${direction} ${end}`
  // Each scan is ordered and bounded: only then does the planner merge them.
  const parts = scans.map((scan) => sql`(${scan} order by id ${direction} limit ${upTo})`)
  return sql`select id from (${sql.join(parts, sql` union all `)}) merged(id) order by id ${direction} ${end}`
}

async function pageIds(db: TenantDb, plan: ListPlan, counted: Counted, cut: Cut): Promise<Fragment> {
  const { viewer } = plan
  const asked = sql`limit ${cut.rows} offset ${cut.offset}`
  if (viewer.all || counted.granted === 0) return openIds(db, plan, cut, asked)
  const granted = await grantedIds(db, plan, viewer, counted, cut)
  // The edge is never null: if the comparison had to handle null, it would not be looked up in the index.
  const end = cut.isRising ? sql`9223372036854775807` : sql`0`
  return sql`
    with opened as materialized (${openIds(db, plan, cut, sql`limit ${cut.upTo}`)}),
         edge as materialized (
           select coalesce((select id from opened order by id ${cut.direction} limit 1 offset ${cut.upTo - 1}), ${end}) as id)
    select id from (select id from opened union all select g.id from (${granted}) g(id)) merged
     order by id ${cut.direction} ${asked}`
}

/** One page and the exact total of a plan that only filters by class, in order of ids. */
export async function listByClass(
  db: TenantDb,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ total: number; ids: number[] }> {
  // Plan these statements generically and without parallel workers: planning costs more than running them, no
  // value makes another plan better, and workers do not help.
  const kept = db.run(
    sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )
  const counting = countBoth(db, plan)
  await kept
  const counted = await counting
  const total = counted.open + counted.granted
  const page = pageOf(query, total)
  if (!page) return { total, ids: [] }
  const { order, rows, offset } = page
  const isRising = order === 'asc'
  const direction = isRising ? sql`asc` : sql`desc`
  const statement = await pageIds(db, plan, counted, {
    direction,
    isRising,
    rows,
    offset,
    upTo: offset + rows,
  })
  const ids = (await db.rows(sql<{ id: number }>`${statement}`)).map(({ id }) => id)
  return { total, ids: page.fromEnd ? ids.reverse() : ids }
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Viewer } from '../../visibility/queries/visibility.ts'
import { type ClassFilter, storedStatuses } from '../plan/list-filters.ts'
import { classConditions, statusCondition } from './class-conditions.ts'

const c = sql`c`
const IN_WORK = 3
const PENDING = 15

function conditionsOf(db: TenantDb, viewer: Viewer, filter: ClassFilter, today: string): Fragment[] {
  const conditions = [
    sql`c.institution_id = ${db.institutionId}`,
    ...classConditions(c, { ...filter, statuses: undefined }, today),
  ]
  if (!viewer.all)
    conditions.push(sql`c.register_id = any(${[...viewer.seen]}::bigint[])`, sql`c.access_level <= 2`)
  return conditions
}

/**
 * SQL for how many documents of a class filter open by themselves. Statuses that do not depend on the day are
 * a sum of totals. Of the documents stored as 3, those with days to come are summed and show 3; the rest show
 * 4. Waiting documents (15) are looked at class by class.
 */
export function openTotal(db: TenantDb, viewer: Viewer, filter: ClassFilter, today: string): Fragment {
  const common = conditionsOf(db, viewer, filter, today)
  const sum = (table: 'document_totals' | 'document_counts', ...more: Fragment[]): Fragment =>
    sql`(select coalesce(sum(c.documents), 0)::bigint from ${sql.table(table)} c where ${allOf([...common, ...more])})`
  if (!filter.statuses) return sum('document_totals')
  const { always, onSomeDays } = storedStatuses(filter.statuses)
  const isStored = (ids: readonly number[]): Fragment =>
    sql`c.status in (${sql.join(ids.map((id) => sql.lit(id)))})`
  const asTotals = [...always]
  const parts: Fragment[] = []
  if (onSomeDays.includes(IN_WORK)) {
    const inTime = sum('document_counts', isStored([IN_WORK]), sql`c.deadline_on >= ${today}::date`)
    if (filter.statuses.includes(4)) {
      asTotals.push(IN_WORK)
      parts.push(sql`- ${inTime}`)
    } else parts.push(sql`+ ${inTime}`)
  }
  if (onSomeDays.includes(PENDING))
    parts.push(
      sql`+ ${sum('document_counts', isStored([PENDING]), statusCondition(c, filter.statuses, today))}`,
    )
  const totals = asTotals.length > 0 ? sum('document_totals', isStored(asTotals)) : sql`0::bigint`
  return sql`(${sql.join([totals, ...parts], sql` `)})`
}

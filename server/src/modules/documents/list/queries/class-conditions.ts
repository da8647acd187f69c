import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { anyOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { type ClassFilter, storedStatuses } from '../plan/list-filters.ts'

/**
 * Whether a row (alias) shows one of the statuses today. Statuses that never depend on the day are compared
 * plainly, so that the planner knows how many rows they leave.
 */
export function statusCondition(
  alias: Fragment,
  statuses: readonly DocumentStatusId[],
  today: string,
): Fragment {
  const { always, onSomeDays } = storedStatuses(statuses)
  const isOne = (ids: readonly number[]): Fragment =>
    sql`${alias}.status in (${sql.join(ids.map((id) => sql.lit(id)))})`
  const parts: Fragment[] = []
  if (always.length > 0) parts.push(isOne(always))
  if (onSomeDays.length > 0)
    parts.push(sql`(${isOne(onSomeDays)} and
      ${shownStatus(alias, today)} = any(${statuses}::smallint[]))`)
  return anyOf(parts)
}

/** The status a row (alias) shows today. */
export const shownStatus = (alias: Fragment, today: string): Fragment =>
  sql`effective_status(${alias}.status, ${alias}.resume_status, ${alias}.pending_until, ${alias}.deadline_on, ${today}::date)`

/**
 * Conditions on class columns, for any alias that carries them: documents d, document_access a, counters c.
 */
export function classConditions(
  alias: Fragment,
  { registers, levels, statuses }: ClassFilter,
  today: string,
): Fragment[] {
  const conditions: Fragment[] = []
  if (registers) conditions.push(sql`${alias}.register_id = any(${registers}::bigint[])`)
  if (levels) conditions.push(sql`${alias}.access_level = any(${levels}::smallint[])`)
  if (statuses) conditions.push(statusCondition(alias, statuses, today))
  return conditions
}

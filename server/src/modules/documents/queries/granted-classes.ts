import { DOCUMENT_STATUSES } from '@hdoc/contract/document-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { classConditions, shownStatus, statusCondition } from './class-conditions.ts'
import { type ClassFilter, storedStatuses } from './list-filters.ts'
import { outsideOf, rowsOfOutside, type Viewer } from './visibility.ts'

type Restricted = Extract<Viewer, { all: false }>
const a = sql`a`
/** Stored statuses that show another one on some days. */
const TURNING = [3, 15]
/** The others; 4 is never stored. */
const STEADY = DOCUMENT_STATUSES.map(({ id }) => Number(id)).filter((id) => id !== 4 && !TURNING.includes(id))

const isStored = (ids: readonly number[]): Fragment =>
  sql`a.status in (${sql.join(ids.map((id) => sql.lit(id)))})`

/** Sums of documents that at most one department is involved in; a person's own ones, where no department of theirs opens them. */
function summed(db: TenantDb, viewer: Restricted, conditions: readonly Fragment[]): Fragment[] {
  const byDepartment = sql`a.access_level <= 3 and a.department_id = any(${[...viewer.groupIds]}::bigint[])`
  return outsideOf(viewer)
    .filter(({ kind }) => kind !== 3)
    .map((outside) => {
      const once = outside.kind === 1 ? [sql`not (${byDepartment})`] : []
      return sql`select a.status, a.documents from document_access_totals a
        where ${allOf([rowsOfOutside(db, outside), ...once, ...conditions])}`
    })
}

/** Documents the sums leave out, one by one: of several departments, and in secondary registers alone. */
function single(db: TenantDb, viewer: Restricted, conditions: readonly Fragment[]): Fragment {
  const shared = sql`a.department_id = -1`
  const alone = sql`(${shared} or (a.department_id <> all(${[...viewer.groupIds]}::bigint[]) and not exists (
    select from document_access o where o.institution_id = a.institution_id and o.principal_kind = 1
       and o.principal_id = ${viewer.userId} and o.document_id = a.document_id)))`
  const rows = outsideOf(viewer).map(
    (outside) => sql`select a.document_id, a.status from document_access a
      where ${allOf([rowsOfOutside(db, outside), outside.kind === 3 ? alone : shared, ...conditions])}`,
  )
  return sql`select s.status, 1::bigint from (${sql.join(rows, sql` union `)}) s`
}

/** Documents whose status turns on the day, one by one: few, as they are open. */
function turning(db: TenantDb, viewer: Restricted, conditions: readonly Fragment[], today: string): Fragment {
  const rows = outsideOf(viewer).map(
    (outside) => sql`select a.document_id, ${shownStatus(a, today)} as status from document_access a
      where ${allOf([rowsOfOutside(db, outside), ...conditions])}`,
  )
  return sql`select t.status, 1::bigint from (${sql.join(rows, sql` union `)}) t`
}

/** The grants of a class filter: what is summed (undefined: whatever the status), and what is read for the day. */
function grantedRows(
  db: TenantDb,
  viewer: Restricted,
  filter: ClassFilter,
  today: string,
  stored: { always: readonly number[] | undefined; onSomeDays: readonly number[] },
): Fragment {
  const common = classConditions(a, { ...filter, statuses: undefined }, today)
  const parts: Fragment[] = []
  if (stored.always === undefined || stored.always.length > 0) {
    const conditions = stored.always ? [...common, isStored(stored.always)] : common
    parts.push(...summed(db, viewer, conditions), single(db, viewer, conditions))
  }
  if (stored.onSomeDays.length > 0) {
    const seen = filter.statuses ? [statusCondition(a, filter.statuses, today)] : []
    parts.push(turning(db, viewer, [...common, isStored(stored.onSomeDays), ...seen], today))
  }
  return parts.length > 0
    ? sql.join(parts, sql` union all `)
    : sql`select null::smallint, 0::bigint where false`
}

/**
 * How many documents a person sees beside the registers they see, as an expression: each document once, whatever opens
 * it. Sums, so that it takes no longer where a department has a million of them.
 */
export function grantedTotal(db: TenantDb, viewer: Restricted, filter: ClassFilter, today: string): Fragment {
  const stored = filter.statuses ? storedStatuses(filter.statuses) : { always: undefined, onSomeDays: [] }
  return sql`(select coalesce(sum(g.documents), 0)::bigint
    from (${grantedRows(db, viewer, filter, today, stored)}) g(status, documents))`
}

/** The same by the status they show today, whatever it is: rows of status and documents, a status several times. */
export function grantedByStatus(
  db: TenantDb,
  viewer: Restricted,
  filter: Omit<ClassFilter, 'statuses'>,
  today: string,
): Fragment {
  return grantedRows(db, viewer, filter, today, { always: STEADY, onSomeDays: TURNING })
}

/** About how many rows name the person or their departments, wherever the documents lie. */
export function namingRows(db: TenantDb, viewer: Restricted): Fragment {
  return sql`(select coalesce(sum(a.documents), 0)::bigint from document_access_totals a
    where a.institution_id = ${db.institutionId}
      and ((a.principal_kind = 1 and a.principal_id = ${viewer.userId})
        or (a.principal_kind = 2 and a.principal_id = any(${[...viewer.groupIds]}::bigint[]))))`
}

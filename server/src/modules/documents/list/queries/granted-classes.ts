import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { outsideOf, rowsOfOutside, type Viewer } from '../../visibility/queries/visibility.ts'
import { type ClassFilter, storedStatuses } from '../plan/list-filters.ts'
import { classConditions, shownStatus, statusCondition } from './class-conditions.ts'

type Restricted = Extract<Viewer, { all: false }>
const a = sql`a`
/** Stored statuses that show another one on some days. */
const TURNING = [3, 15]
/** The others; 4 is never stored. */
const STEADY = DOCUMENT_STATUSES.map(({ id }) => Number(id)).filter((id) => id !== 4 && !TURNING.includes(id))

const isStored = (ids: readonly number[]): Fragment =>
  sql`a.status in (${sql.join(ids.map((id) => sql.lit(id)))})`

/**
 * Conditions on the rows that grant documents in which at most one department is involved; each document is
 * counted once. Where one of the person's departments opens a document, the row that names the person is left
 * out.
 */
function countedOnce(db: TenantDb, viewer: Restricted, conditions: readonly Fragment[]): Fragment[] {
  const byDepartment = sql`a.access_level <= 3 and a.department_id = any(${[...viewer.groupIds]}::bigint[])`
  return outsideOf(viewer)
    .filter(({ kind }) => kind !== 3)
    .map((outside) =>
      allOf([
        rowsOfOutside(db, outside),
        ...(outside.kind === 1 ? [sql`not (${byDepartment})`] : []),
        ...conditions,
      ]),
    )
}

/**
 * The other granted documents, one by one: those of several departments, and those that only a secondary
 * register opens.
 */
function single(
  db: TenantDb,
  viewer: Restricted,
  status: Fragment,
  conditions: readonly Fragment[],
): Fragment {
  const shared = sql`a.department_id = -1`
  const alone = sql`(${shared} or (a.department_id <> all(${[...viewer.groupIds]}::bigint[]) and not exists (
    select from document_access o where o.institution_id = a.institution_id and o.principal_kind = 1
       and o.principal_id = ${viewer.userId} and o.document_id = a.document_id)))`
  const rows = outsideOf(viewer).map(
    (outside) => sql`select a.document_id, ${status} as status from document_access a
      where ${allOf([rowsOfOutside(db, outside), outside.kind === 3 ? alone : shared, ...conditions])}`,
  )
  return sql`select s.status, 1::bigint from (${sql.join(rows, sql` union `)}) s`
}

/**
 * Rows of status and documents for statuses that do not depend on the day: sums of totals, and `single` for
 * the rest.
 */
function steady(db: TenantDb, viewer: Restricted, conditions: readonly Fragment[]): Fragment[] {
  const sums = countedOnce(db, viewer, conditions).map(
    (where) => sql`select a.status, a.documents from document_access_totals a where ${where}`,
  )
  return [...sums, single(db, viewer, sql`a.status`, conditions)]
}

/**
 * Rows of status and documents whose status depends on the day, read row by row: they are few, because they
 * are open.
 */
function turning(
  db: TenantDb,
  viewer: Restricted,
  conditions: readonly Fragment[],
  today: string,
): Fragment[] {
  const status = shownStatus(a, today)
  const rows = countedOnce(db, viewer, [sql`a.department_id >= 0`, ...conditions]).map(
    (where) => sql`select ${status}, 1::bigint from document_access a where ${where}`,
  )
  return [...rows, single(db, viewer, status, conditions)]
}

/**
 * The grants of a class filter, as rows of status and documents. `stored.always`: statuses that are summed
 * (undefined: all of them). `stored.onSomeDays`: statuses that are read row by row for the day.
 */
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
    parts.push(...steady(db, viewer, conditions))
  }
  if (stored.onSomeDays.length > 0) {
    const seen = filter.statuses ? [statusCondition(a, filter.statuses, today)] : []
    parts.push(...turning(db, viewer, [...common, isStored(stored.onSomeDays), ...seen], today))
  }
  return parts.length > 0
    ? sql.join(parts, sql` union all `)
    : sql`select null::smallint, 0::bigint where false`
}

/**
 * SQL for how many documents a person sees beside the registers they see: each document once, whatever opens
 * it. It adds up sums, so it takes no longer when a department has a million of them.
 */
export function grantedTotal(db: TenantDb, viewer: Restricted, filter: ClassFilter, today: string): Fragment {
  const stored = filter.statuses ? storedStatuses(filter.statuses) : { always: undefined, onSomeDays: [] }
  return sql`(select coalesce(sum(g.documents), 0)::bigint
    from (${grantedRows(db, viewer, filter, today, stored)}) g(status, documents))`
}

/**
 * The same by the status shown today, for every status: rows of status and documents. A status may come
 * several times.
 */
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

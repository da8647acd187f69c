import type { ColumnType } from '@hdoc/contract/calls/columns.ts'
import { type Condition, type ListQuery, searchesOf, smallLimit } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../database.ts'
import { allOf, anyOf, type Fragment, sql } from '../sql.ts'

/** A list column, or a part of one, in SQL. The map `SqlColumns` is the allow-list of filters and sorts. */
export type SqlColumn = {
  readonly sql: Fragment
  readonly type: ColumnType
  readonly sort?: Fragment
  /** An index serves this order, so any number of rows may be sorted by it. */
  readonly indexed?: true
  /**
   * For a column with several values per row: `sql` is one value, and this is true
   * when some value of the row fits.
   */
  readonly some?: (fits: Fragment) => Fragment
}
export type SqlColumns = Readonly<Record<string, SqlColumn>>

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function textCondition(field: Fragment, { mode, values }: Condition): Fragment {
  const [first = ''] = values
  const like = (pattern: string): Fragment => sql`fold(${field}) like fold(${pattern})`
  switch (mode) {
    case 'startsWith':
      return like(`${escapeLike(first)}%`)
    case 'endsWith':
      return like(`%${escapeLike(first)}`)
    case 'contains':
      return like(`%${escapeLike(first)}%`)
    case 'notContains':
      return sql`not ${like(`%${escapeLike(first)}%`)}`
    case 'notEquals':
      return sql`fold(${field}) is distinct from fold(${first})`
    default:
      return sql`fold(${field}) = any(select fold(v) from unnest(${values}::text[]) v)`
  }
}

function orderedCondition(field: Fragment, cast: 'bigint' | 'date', { mode, values }: Condition): Fragment {
  const value = (n: number): Fragment =>
    cast === 'date' ? sql`${values[n]}::date` : sql`${values[n]}::bigint`
  switch (mode) {
    case 'lt':
    case 'dateBefore':
      return sql`${field} < ${value(0)}`
    case 'lte':
      return sql`${field} <= ${value(0)}`
    case 'gt':
    case 'dateAfter':
      return sql`${field} > ${value(0)}`
    case 'gte':
      return sql`${field} >= ${value(0)}`
    case 'between':
      return sql`${field} between ${value(0)} and ${value(1)}`
    case 'notEquals':
    case 'dateIsNot':
      return sql`${field} is distinct from ${value(0)}`
    case 'in':
      return cast === 'date'
        ? sql`${field} = any(${values}::date[])`
        : sql`${field} = any(${values}::bigint[])`
    default:
      return sql`${field} = ${value(0)}`
  }
}

/** One filter condition as SQL. Its mode was checked against the column when the query was read. */
export function conditionSql({ sql: field, type }: SqlColumn, condition: Condition): Fragment {
  switch (type) {
    case 'number':
    case 'reference':
      return orderedCondition(field, 'bigint', condition)
    case 'date':
      return orderedCondition(field, 'date', condition)
    case 'boolean':
      return sql`${field} = ${condition.values[0] === 'true'}`
    case 'choice':
      return condition.mode === 'notEquals'
        ? sql`${field} is distinct from ${condition.values[0]}`
        : sql`${field} = any(${condition.values}::text[])`
    default:
      return textCondition(field, condition)
  }
}

const negated: Partial<Record<Condition['mode'], Condition['mode']>> = {
  notEquals: 'equals',
  notContains: 'contains',
}

/** A text that the quick search looks in; `holds`: a condition of its own, which an index serves. */
type Searched = Fragment | { readonly holds: (text: string) => Fragment }
const holds = (field: Searched, text: string): Fragment =>
  'holds' in field ? field.holds(text) : sql`fold(${field}) like fold(${`%${escapeLike(text)}%`})`

/**
 * The filters and the quick search of a list query as one SQL condition. The conditions of a
 * filter are joined by its operator, filters by `and`. Each quick search must be found in at
 * least one of the `search` fields.
 */
export function whereOf(query: ListQuery, columns: SqlColumns, search: readonly Searched[]): Fragment {
  const parts = query.filters.map((filter) => {
    const conditions = filter.conditions.map((condition) => {
      const column = columns[condition.field] ?? columns[filter.column]!
      // On a column with several values per row, a negated mode means that none of the values fits.
      const opposite = column.some && negated[condition.mode]
      if (opposite) return sql`not ${column.some!(conditionSql(column, { ...condition, mode: opposite }))}`
      const fits = conditionSql(column, condition)
      return column.some?.(fits) ?? fits
    })
    return filter.operator === 'or' ? anyOf(conditions) : allOf(conditions)
  })
  for (const text of searchesOf(query)) parts.push(anyOf(search.map((field) => holds(field, text))))
  return allOf(parts)
}

/**
 * The `order by` of a list. The id comes last, so that rows with equal values keep one
 * order and pages never overlap. `standing` is the order when none is asked for (instead of newest first).
 */
export function orderOf(
  query: Pick<ListQuery, 'sortBy' | 'sortOrder'>,
  columns: SqlColumns,
  id: Fragment,
  standing?: Fragment,
): Fragment {
  if (standing && query.sortBy === 'id' && query.sortOrder === 'desc') return sql`${standing}, ${id}`
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const column = query.sortBy === 'id' ? undefined : columns[query.sortBy]
  return column
    ? sql`${column.sort ?? column.sql} ${direction} nulls last, ${id} ${direction}`
    : sql`${id} ${direction}`
}

/** How many rows may be sorted when no index serves the order. */
export const MOST_SORTED = 10_000

/** Throws SORT_TOO_MANY when no index serves the order and more than `MOST_SORTED` rows were found. */
export function checkSortable(isIndexed: boolean, found: number): void {
  if (!isIndexed && found > MOST_SORTED) throw new AppError('SORT_TOO_MANY', { found, most: MOST_SORTED })
}

/** Whether an index serves the asked order, so that any number of rows may be sorted. */
export const isIndexedSort = (query: Pick<ListQuery, 'sortBy'>, columns: SqlColumns): boolean =>
  query.sortBy === 'id' || columns[query.sortBy]?.indexed === true

export function metaOf(
  query: Pick<ListQuery, 'rows' | 'page'>,
  total: number,
  shown: number,
): ListAnswer<never>['meta'] {
  const perPage = query.rows ?? smallLimit
  const before = (query.page - 1) * perPage
  return {
    total,
    from: shown === 0 ? 0 : before + 1,
    to: shown === 0 ? 0 : before + shown,
    current_page: query.page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  }
}

/**
 * One page and the exact total of a list that is small or plainly indexed. `from` is the table with
 * its joins; `where` is the list's own condition, joined with that of the query. Throws
 * SORT_TOO_MANY as `checkSortable` does.
 */
export async function listPage<Row>(
  db: TenantDb,
  query: ListQuery,
  parts: {
    select: Fragment
    from: Fragment
    /** The tables that filters read, where rows may be counted without the others of `from`. */
    counted?: Fragment
    where: Fragment
    columns: SqlColumns
    search: readonly Searched[]
    id: Fragment
    standing?: Fragment
  },
): Promise<{ rows: Row[]; total: number }> {
  const where = allOf([parts.where, whereOf(query, parts.columns, parts.search)])
  const limit = query.rows ?? smallLimit
  const counted = db.one(
    sql<{ total: number }>`select count(*) as total from ${parts.counted ?? parts.from} where ${where}`,
  )
  if (!isIndexedSort(query, parts.columns)) checkSortable(false, (await counted).total)
  const rows = await db.rows(sql<Row>`select ${parts.select} from ${parts.from} where ${where}
    order by ${orderOf(query, parts.columns, parts.id, parts.standing)} limit ${limit} offset ${(query.page - 1) * limit}`)
  return { rows, total: (await counted).total }
}

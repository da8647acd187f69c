import type { ColumnType } from '@hdoc/contract/columns.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { type Condition, type ListQuery, searchesOf, smallLimit } from '@hdoc/contract/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import type { TenantDb } from './database.ts'
import { allOf, anyOf, type Fragment, sql } from './sql.ts'

/** How a list column or a part of it is written in SQL; the map is the allow-list of filters and sorts. */
export type SqlColumn = {
  readonly sql: Fragment
  readonly type: ColumnType
  readonly sort?: Fragment
  /** An index serves its order: any number of rows is sorted by it. */
  readonly indexed?: true
  /** For a column of several values a row: `sql` is one of them, and this says that some of them fits. */
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

/** One condition of the grammar; modes were checked against the column when the query was read. */
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

/** Conditions of one column joined by its operator, columns by and; plus the quick search over `search` columns. */
export function whereOf(query: ListQuery, columns: SqlColumns, search: readonly Fragment[]): Fragment {
  const parts = query.filters.map((filter) => {
    const conditions = filter.conditions.map((condition) => {
      const column = columns[condition.field] ?? columns[filter.column]!
      // Of several values, „not” means that none is it.
      const opposite = column.some && negated[condition.mode]
      if (opposite) return sql`not ${column.some!(conditionSql(column, { ...condition, mode: opposite }))}`
      const fits = conditionSql(column, condition)
      return column.some?.(fits) ?? fits
    })
    return filter.operator === 'or' ? anyOf(conditions) : allOf(conditions)
  })
  for (const text of searchesOf(query))
    parts.push(anyOf(search.map((field) => sql`fold(${field}) like fold(${`%${escapeLike(text)}%`})`)))
  return allOf(parts)
}

/** `order by` with the id as the last word, so that pages never overlap. */
export function orderOf(
  query: Pick<ListQuery, 'sortBy' | 'sortOrder'>,
  columns: SqlColumns,
  id: Fragment,
): Fragment {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const column = query.sortBy === 'id' ? undefined : columns[query.sortBy]
  return column
    ? sql`${column.sort ?? column.sql} ${direction} nulls last, ${id} ${direction}`
    : sql`${id} ${direction}`
}

/** Rows that are sorted at most where no index serves the order. */
export const MOST_SORTED = 10_000

/** Refuses to sort more rows than that. */
export function checkSortable(isIndexed: boolean, found: number): void {
  if (!isIndexed && found > MOST_SORTED) throw new AppError('SORT_TOO_MANY', { found, most: MOST_SORTED })
}

/** Whether a list may be sorted so whatever it finds. */
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

/** Page and exact total of a list that is small or plainly indexed: `from` is table and joins, `where` its own rules. */
export async function listPage<Row>(
  db: TenantDb,
  query: ListQuery,
  parts: {
    select: Fragment
    from: Fragment
    where: Fragment
    columns: SqlColumns
    search: readonly Fragment[]
    id: Fragment
  },
): Promise<{ rows: Row[]; total: number }> {
  const where = allOf([parts.where, whereOf(query, parts.columns, parts.search)])
  const limit = query.rows ?? smallLimit
  const counted = db.one(sql<{ total: number }>`select count(*) as total from ${parts.from} where ${where}`)
  if (!isIndexedSort(query, parts.columns)) checkSortable(false, (await counted).total)
  const rows = await db.rows(sql<Row>`select ${parts.select} from ${parts.from} where ${where}
    order by ${orderOf(query, parts.columns, parts.id)} limit ${limit} offset ${(query.page - 1) * limit}`)
  return { rows, total: (await counted).total }
}

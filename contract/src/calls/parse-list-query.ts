import type { FieldProblem } from '../failures/errors.ts'
import { type Column, type Columns, type FilterMode, filterModes, modesOf } from './columns.ts'
import { isWordOf } from './filter-words.ts'
import {
  type ColumnFilter,
  type Condition,
  type ListQuery,
  maximumFilters,
  rowsOptions,
  type SortOrder,
} from './list-query.ts'

/** Values that a filter may compare with in one mode of one field. */
export const maximumValues = 100

type Raw = Readonly<Record<string, unknown>>
/**
 * Problems by path. A Map, because the caller writes the paths and an object has a `constructor` of its own.
 */
type Problems = Map<string, FieldProblem[]>
type Parsed = { ok: true; value: ListQuery } | { ok: false; fields: Record<string, FieldProblem[]> }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `a`, `['a','b']` and `{0:'a',1:'b'}` as a list. */
const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value]

/**
 * What the conditions of a mode compare with: `in` a list, or several lists as `[0][0]`; `between` pairs, one after
 * the other; all other modes one value each.
 */
function comparedWith(mode: FilterMode, value: unknown): unknown[][] {
  const items = itemsOf(value)
  if (mode === 'in') return items.some((item) => typeof item === 'string') ? [items] : items.map(itemsOf)
  const size = mode === 'between' ? 2 : 1
  return items.flatMap((_, n) => (n % size === 0 ? [items.slice(n, n + size)] : []))
}

const datePattern = /^\d{4}-\d{2}-\d{2}$/
function isDate(text: string): boolean {
  if (!datePattern.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= last
}

/** Whether a filter of this column may compare with this value. */
export function valueFits(col: Column, value: string): boolean {
  if (isWordOf(col, value)) return true
  if (value.length > 500 || value.includes('\0')) return false
  switch (col.type) {
    case 'number':
      return /^-?\d{1,15}$/.test(value)
    case 'reference':
      return /^\d{1,15}$/.test(value)
    case 'date':
      return isDate(value)
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'choice':
      return Object.hasOwn(col.choices ?? {}, value)
    default:
      return true
  }
}

function conditionsOf(columns: Columns, name: string, raw: Raw, at: string, problems: Problems): Condition[] {
  const col = columns[name]!
  const conditions: Condition[] = []
  for (const [field, byMode] of Object.entries(raw)) {
    const path = `${at}[match][${field}]`
    if (field !== name && !col.parts?.includes(field)) {
      problems.set(path, [{ key: 'filter_column', values: { column: field } }])
      continue
    }
    for (const [mode, value] of Object.entries(isRecord(byMode) ? byMode : {})) {
      const modePath = `${path}[${mode}]`
      if (
        !(filterModes as readonly string[]).includes(mode) ||
        !(modesOf(col, field) as readonly string[]).includes(mode)
      ) {
        problems.set(modePath, [{ key: 'filter_mode', values: { mode, column: field } }])
        continue
      }
      const known = mode as FilterMode
      const lists = comparedWith(known, value)
      const fits =
        lists.length > 0 &&
        lists.flat().length <= maximumValues &&
        lists.every(
          (values) =>
            values.length > 0 &&
            (known !== 'between' || values.length === 2) &&
            values.every((one) => typeof one === 'string' && valueFits(col, one)),
        )
      if (!fits) problems.set(modePath, [{ key: 'filter_value', values: { mode } }])
      else for (const values of lists as string[][]) conditions.push({ field, mode: known, values })
    }
  }
  return conditions
}

function filtersOf(columns: Columns, raw: unknown, problems: Problems): ColumnFilter[] {
  if (raw === undefined) return []
  const entries = isRecord(raw) || Array.isArray(raw) ? Object.entries(raw as Raw) : []
  if (entries.length > maximumFilters) {
    problems.set('filters', [{ key: 'filter_count', values: { maximum: maximumFilters } }])
    return []
  }
  if (entries.length === 0) problems.set('filters', [{ key: 'invalid' }])
  const filters: ColumnFilter[] = []
  for (const [n, one] of entries) {
    const at = `filters[${n}]`
    const filter = isRecord(one) ? one : {}
    const name = typeof filter.column === 'string' ? filter.column : ''
    const col = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!col?.filter) {
      problems.set(`${at}[column]`, [{ key: 'filter_column', values: { column: name } }])
      continue
    }
    const operator = filter.operator ?? 'and'
    if (operator !== 'and' && operator !== 'or') {
      problems.set(`${at}[operator]`, [{ key: 'filter_operator' }])
      continue
    }
    for (const key of Object.keys(filter))
      if (key !== 'column' && key !== 'operator' && key !== 'match')
        problems.set(`${at}[${key}]`, [{ key: 'unknown_field' }])
    if (!isRecord(filter.match)) {
      problems.set(`${at}[match]`, [{ key: 'required' }])
      continue
    }
    const conditions = conditionsOf(columns, name, filter.match, at, problems)
    if (conditions.length > 0) filters.push({ column: name, operator, conditions })
  }
  return filters
}

const known = new Set(['page', 'sortBy', 'sortOrder', 'filters', 'search', 't'])

/**
 * Reads a list call by the filter grammar (specification §7, product §13). What is not offered becomes a
 * problem that names it; only `t` is accepted and not read.
 */
export function parseListQuery(
  resource: { readonly columns: Columns; readonly small?: boolean },
  segments: { rows?: string; filterstring?: string },
  query: Raw,
): Parsed {
  const problems: Problems = new Map()
  const search = typeof query.search === 'string' ? query.search : ''
  let filterstring = segments.filterstring ?? ''
  let rows: number | null = null
  if (segments.rows !== undefined) {
    if (/^\d+$/.test(segments.rows)) {
      rows = (rowsOptions as readonly number[]).includes(Number(segments.rows)) ? Number(segments.rows) : null
      if (rows === null) problems.set('rows', [{ key: 'rows', values: { values: rowsOptions.join(', ') } }])
    } else filterstring = segments.rows
  }
  if (rows === null && !problems.has('rows') && !resource.small)
    problems.set('rows', [{ key: 'rows_needed' }])
  for (const [name, text] of [
    ['search', search],
    ['filterstring', filterstring],
  ] as const)
    if (text.length > 200 || text.includes('\0'))
      problems.set(name, [{ key: 'too_long', values: { maximum: 200 } }])
  const texts = [search, filterstring].map((text) => text.trim()).filter((text) => text !== '')

  const pageText = query.page ?? '1'
  const page = typeof pageText === 'string' && /^[1-9]\d{0,8}$/.test(pageText) ? Number(pageText) : 0
  if (page === 0) problems.set('page', [{ key: 'page' }])

  const sortBy = query.sortBy ?? 'id'
  const sortable =
    typeof sortBy === 'string' &&
    (sortBy === 'id' || (Object.hasOwn(resource.columns, sortBy) && resource.columns[sortBy]!.sort))
  if (!sortable)
    problems.set('sortBy', [
      { key: 'sort_column', values: { column: typeof sortBy === 'string' ? sortBy : '' } },
    ])
  const sortOrder = query.sortOrder ?? 'desc'
  if (sortOrder !== 'asc' && sortOrder !== 'desc') problems.set('sortOrder', [{ key: 'sort_order' }])

  for (const name of Object.keys(query)) if (!known.has(name)) problems.set(name, [{ key: 'unknown_field' }])
  const filters = filtersOf(resource.columns, query.filters, problems)

  if (problems.size > 0) return { ok: false, fields: Object.fromEntries(problems) }
  return {
    ok: true,
    value: {
      rows,
      page,
      search: texts[0] ?? '',
      ...(texts[1] !== undefined && { filterstring: texts[1] }),
      sortBy: sortBy as string,
      sortOrder: sortOrder as SortOrder,
      filters,
    },
  }
}

import type { Columns } from '@hdoc/contract/calls/columns.ts'
import {
  type ColumnFilter,
  defaultRows,
  type ListQuery,
  listQueryString,
  maximumFilters,
  type SortOrder,
} from '@hdoc/contract/calls/list-query.ts'
import { parseListQuery } from '@hdoc/contract/calls/parse-list-query.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { nestedQuery } from './nested-query.ts'

/** What a person has set in a list: the query to the server, and the columns that are shown. */
export type ListState = {
  rows: number
  page: number
  search: string
  sortBy: string
  sortOrder: SortOrder
  filters: ColumnFilter[]
  /** Chosen columns in their order; null = those of the resource. */
  columns: readonly string[] | null
  /**
   * The address held a condition on a part of a CNP. A CNP is found whole or not at all, so the condition was
   * left out.
   */
  partOfCnp?: true
  /** Columns whose filters in the address could not be read and were left out. */
  leftOut?: readonly string[]
}

export const defaultListState: ListState = {
  rows: defaultRows,
  page: 1,
  search: '',
  sortBy: 'id',
  sortOrder: 'desc',
  filters: [],
  columns: null,
}

export const queryOfState = ({ columns: _, partOfCnp: __, leftOut: ___, ...query }: ListState): ListQuery =>
  query

/** Columns shown when nobody chose others. */
const usualColumns = (columns: Columns): string[] =>
  Object.keys(columns).filter((name) => !columns[name]?.hidden)

/** The columns shown now. */
export const shownColumns = (columns: Columns, state: ListState): string[] =>
  state.columns?.filter((name) => Object.hasOwn(columns, name)) ?? usualColumns(columns)

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

const partOfCnp = /^(filters\[\d+\])\[match\]\[cnp\]\[(?!equals\]|in\])/

/** The query of an older address without its conditions on a part of a CNP. */
function withoutPartOfCnp(search: string): string {
  const pairs = [...new URLSearchParams(search)].filter(([key]) => !partOfCnp.test(key))
  // When no condition of a filter is left, its column and operator go too.
  const isLeft = (key: string): boolean => {
    const [filter] = /^filters\[\d+\]/.exec(key) ?? []
    return filter === undefined || pairs.some(([other]) => other.startsWith(`${filter}[match]`))
  }
  return String(new URLSearchParams(pairs.filter(([key]) => isLeft(key))))
}

type Query = ReturnType<typeof nestedQuery>

/** The filters of a query that cannot be read, by their columns, and the query without them. */
function withoutUnread(query: Query, fields: Readonly<Record<string, unknown>>): [string[], Query] {
  const { filters, ...others } = query
  const all = typeof filters === 'object' ? Object.entries(filters) : []
  const paths = Object.keys(fields)
  const [unread, read] = [true, false].map((is) =>
    all.filter(
      ([n], i) => is === (i >= maximumFilters || paths.some((path) => path.startsWith(`filters[${n}]`))),
    ),
  ) as [typeof all, typeof all]
  return [
    unread.map(([, filter]) => (typeof filter === 'object' && asText(filter.column)) || '?'),
    read.length === 0 ? others : { ...others, filters: Object.fromEntries(read) },
  ]
}

/**
 * Reads the query of an address (without `?`) or what session storage kept. A filter that cannot be read is left out,
 * and the others stay. An address of another version, or a mistyped one, gives the plain list rather than an error.
 */
export function readListState(columns: Columns, search: string): ListState {
  if ([...new URLSearchParams(search).keys()].some((key) => partOfCnp.test(key)))
    return { ...readListState(columns, withoutPartOfCnp(search)), partOfCnp: true }
  return readQuery(columns, nestedQuery(search))
}

function readQuery(columns: Columns, whole: Query): ListState {
  const { columns: chosen, rows, ...query } = whole
  const parsed = parseListQuery(
    { columns, small: true },
    { rows: asText(rows) ?? String(defaultRows) },
    query,
  )
  if (!parsed.ok) {
    const [leftOut, rest] = withoutUnread(whole, parsed.fields)
    if (leftOut.length === 0) return defaultListState
    const state = readQuery(columns, rest)
    return { ...state, leftOut: [...leftOut, ...(state.leftOut ?? [])] }
  }
  const names = asText(chosen)
    ?.split(',')
    .filter((name) => Object.hasOwn(columns, name))
  // A CNP in the address is not searched for; the next change removes it from the address.
  const { search: sought } = parsed.value
  return {
    ...parsed.value,
    search: holdsCnp(sought) ? '' : sought,
    rows: parsed.value.rows ?? defaultRows,
    columns: names?.length ? names : null,
  }
}

/**
 * The query of a state, without values that are as usual: '' for the plain list. Inverse of `readListState`.
 */
export function writeListState(state: ListState): string {
  const usual: Record<string, string> = { page: '1', sortBy: 'id', sortOrder: 'desc' }
  const isPlainSort = state.sortBy === 'id' && state.sortOrder === 'desc'
  const pairs = listQueryString(queryOfState(state))
    .split('&')
    .filter((pair) => {
      const [key = '', value] = pair.split('=')
      if (key === 'sortBy' || key === 'sortOrder') return !isPlainSort
      return usual[key] !== value
    })
  if (state.rows !== defaultRows) pairs.unshift(`rows=${state.rows}`)
  if (state.columns) pairs.push(`columns=${state.columns.map(encodeURIComponent).join(',')}`)
  return pairs.join('&')
}

/** Sets, replaces or (without conditions) removes the filter of a column, and goes back to the first page. */
export function withFilter(state: ListState, filter: ColumnFilter): ListState {
  const others = state.filters.filter((one) => one.column !== filter.column)
  return { ...state, page: 1, filters: filter.conditions.length > 0 ? [...others, filter] : others }
}

/** The next order after a click on a column: rising, falling, then as usual. */
export function withSort(state: ListState, column: string): ListState {
  if (state.sortBy !== column) return { ...state, page: 1, sortBy: column, sortOrder: 'asc' }
  if (state.sortOrder === 'asc') return { ...state, page: 1, sortOrder: 'desc' }
  return { ...state, page: 1, sortBy: 'id', sortOrder: 'desc' }
}

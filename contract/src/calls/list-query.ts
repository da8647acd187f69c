import type { FilterMode } from './columns.ts'

/** Rows-per-page options, default and first page: specification §9. */
export const rowsOptions = [10, 20, 50, 100] as const
export const defaultRows = 20
/** Most rows a small resource answers without paging. */
export const smallLimit = 1000
export const maximumFilters = 20
export const maximumQueryBytes = 8192

export type Condition = { field: string; mode: FilterMode; values: string[] }
/** All conditions on one column, joined by `operator`; different columns are joined by and. */
export type ColumnFilter = { column: string; operator: 'and' | 'or'; conditions: Condition[] }
export type SortOrder = 'asc' | 'desc'
export type ListQuery = {
  /** null = all rows (small resources only). */
  rows: number | null
  page: number
  search: string
  /** The second text, when a call has one in its path and one in its query: both must match. */
  filterstring?: string
  sortBy: string
  sortOrder: SortOrder
  filters: ColumnFilter[]
}

/** The texts that a list is searched by; each must match. */
export const searchesOf = ({
  search,
  filterstring = '',
}: Pick<ListQuery, 'search' | 'filterstring'>): string[] =>
  [search, filterstring].filter((text) => text !== '')

/** The query string of a list call (page, sort, search, filters), the inverse of `parseListQuery`. */
export function listQueryString(query: Omit<ListQuery, 'rows' | 'filterstring'>): string {
  const pairs: [string, string][] = [
    ['page', String(query.page)],
    ['sortBy', query.sortBy],
    ['sortOrder', query.sortOrder],
  ]
  if (query.search) pairs.push(['search', query.search])
  query.filters.forEach((filter, n) => {
    pairs.push([`filters[${n}][column]`, filter.column], [`filters[${n}][operator]`, filter.operator])
    const byMode = Map.groupBy(
      filter.conditions,
      ({ field, mode }) => `filters[${n}][match][${field}][${mode}]`,
    )
    for (const [key, conditions] of byMode) {
      // Lists of one column stay lists of their own: what is in both is not what is in one of them.
      const isLists = conditions.length > 1 && conditions[0]?.mode === 'in'
      const values = conditions.flatMap((one) => one.values)
      if (isLists)
        for (const [i, list] of conditions.entries())
          for (const [k, value] of list.values.entries()) pairs.push([`${key}[${i}][${k}]`, value])
      else if (values.length === 1) pairs.push([key, values[0]!])
      else for (const [i, value] of values.entries()) pairs.push([`${key}[${i}]`, value])
    }
  })
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
}

/**
 * A condition of the filter grammar: column, mode, and one or more values. `field` names a part of the
 * column.
 */
export type Filter = { column: string; mode: string; values: readonly (string | number)[]; field?: string }
export type ListCall = {
  filters?: readonly Filter[]
  search?: string
  sortBy?: string
  sortOrder?: 'asc' | 'desc'
  page?: number
}

/** The address of a page of the document list, twenty rows each. */
export function listPath({ filters = [], search, sortBy, sortOrder, page }: ListCall): string {
  const query = new URLSearchParams()
  for (const [n, { column, mode, values, field = column }] of filters.entries()) {
    query.set(`filters[${n}][column]`, column)
    for (const [v, value] of values.entries())
      query.set(`filters[${n}][match][${field}][${mode}]${values.length > 1 ? `[${v}]` : ''}`, String(value))
  }
  if (search !== undefined) query.set('search', search)
  if (sortBy !== undefined) query.set('sortBy', sortBy)
  if (sortOrder !== undefined) query.set('sortOrder', sortOrder)
  if (page !== undefined) query.set('page', String(page))
  return `/api/document/list/20?${query}`
}

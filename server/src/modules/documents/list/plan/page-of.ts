import { defaultRows, type ListQuery } from '@hdoc/contract/calls/list-query.ts'

/**
 * The part of a list to read. `fromEnd`: it is read in the opposite order, and the result has to be reversed.
 */
export type Page = { rows: number; offset: number; order: 'asc' | 'desc'; fromEnd: boolean }

/**
 * The part to read for a page. Pages nearer to the end are read from the end. Undefined for a page after the
 * end.
 */
export function pageOf(query: ListQuery, total: number): Page | undefined {
  const wanted = query.rows ?? defaultRows
  const offset = (query.page - 1) * wanted
  if (offset >= total) return undefined
  const rows = Math.min(wanted, total - offset)
  const fromEnd = offset > total / 2
  const order = fromEnd === (query.sortOrder === 'desc') ? 'asc' : 'desc'
  return { rows, offset: fromEnd ? total - offset - rows : offset, order, fromEnd }
}

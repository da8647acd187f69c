import { defaultRows, type ListQuery } from '@hdoc/contract/list-query.ts'

/** What is read of a list: `fromEnd` = in the opposite order, to be turned round. */
export type Page = { rows: number; offset: number; order: 'asc' | 'desc'; fromEnd: boolean }

/** Pages nearer to the end are read from the end; undefined after it. */
export function pageOf(query: ListQuery, total: number): Page | undefined {
  const wanted = query.rows ?? defaultRows
  const offset = (query.page - 1) * wanted
  if (offset >= total) return undefined
  const rows = Math.min(wanted, total - offset)
  const fromEnd = offset > total / 2
  const order = fromEnd === (query.sortOrder === 'desc') ? 'asc' : 'desc'
  return { rows, offset: fromEnd ? total - offset - rows : offset, order, fromEnd }
}

import { defaultRows, type ListQuery } from '@hdoc/contract/list-query.ts'

/** What is read of a list: `fromEnd` = in the opposite order, to be turned round. */
export type Page = { rows: number; offset: number; order: 'asc' | 'desc'; fromEnd: boolean }

export const rowsOf = (query: ListQuery): number => query.rows ?? defaultRows
export const offsetOf = (query: ListQuery): number => (query.page - 1) * rowsOf(query)

/** Pages nearer to the end are read from the end; undefined after it. */
export function pageOf(query: ListQuery, total: number): Page | undefined {
  const offset = offsetOf(query)
  if (offset >= total) return undefined
  const rows = Math.min(rowsOf(query), total - offset)
  const fromEnd = offset > total / 2
  const order = fromEnd === (query.sortOrder === 'desc') ? 'asc' : 'desc'
  return { rows, offset: fromEnd ? total - offset - rows : offset, order, fromEnd }
}

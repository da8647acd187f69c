import type { ReportAsk, ReportGroup } from '@hdoc/contract/reports/reports.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { LegalForm } from '../legal/legal-paper.ts'
import type { Reading } from './queries/reading.ts'

/** A figure stays a number, so that a spreadsheet can count with it. */
export type Cell = string | number
export type ReadRow = {
  /** Whoever may not see this document sees nothing of the row; null = it is of no document. */
  document_id: number | null
  /** Who sees a row of no document; left out = the report's right is enough. */
  seen_by?: SeenBy
  cells: Cell[]
  /** Lines of a report of the law that count the document. */
  marks?: readonly string[]
}

/** Whoever sees the register; whoever works in one of the departments, and the person. */
type SeenBy = { register_id: number } | { group_ids: readonly number[]; user_id: number | null }

/** Some rows; `after` = the id of the last where more may follow, null = these were the last. */
export type Part = { rows: ReadRow[]; after: number | null }

type Column = { label: Text; width: number }

type Described = {
  id: string
  group: ReportGroup
  title: Text
  about: Text
  law?: string
  right: Permission
}

/** A report: everything there is to know of one, but its query. */
export type Report = Described & {
  asks: readonly ReportAsk[]
  /** Widths in points, of 794 together. */
  columns: readonly Column[]
  /** The rows there will be, where that is quickly known; the progress is drawn from it. */
  count?: (reading: Reading) => Promise<number>
  read: (reading: Reading) => Promise<Part>
  /** What a report of the law counts of its rows. */
  legal?: LegalForm
}

/** What is made on a screen of its own, and is only listed here. */
export type ReportElsewhere = Described & { madeAt: string }

/** A report whose rows are read at once: figures, and lists that no institution has in masses. */
export const whole = (rows: ReadRow[]): Part => ({ rows, after: null })

/** A report whose rows are read part by part, in the order of their ids. */
export function byId<Row extends { id: number }>(
  found: readonly Row[],
  limit: number,
  rowOf: (row: Row) => ReadRow,
): Part {
  const last = found.at(-1)
  return { rows: found.map(rowOf), after: last !== undefined && found.length === limit ? last.id : null }
}

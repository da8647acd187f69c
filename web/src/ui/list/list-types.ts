import type { Columns } from '@hdoc/contract/columns.ts'
import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import type { ListState } from './list-state.ts'
import type { ListReferences } from './references.ts'
import type { ChangeList } from './use-list-state.ts'

export type ListRow = { id: number }
export type ListRequest<Row> = (
  query: ListQuery,
) => UseQueryOptions<ListAnswer<Row>, ApiError, ListAnswer<Row>, QueryKey>

/** How a resource becomes a list: its columns from the contract, what a cell holds, what a row leads to. */
export type ListProps<Row extends ListRow> = {
  /** Name of the resource, for what is kept. */
  name: string
  /** Id of the person, for what is kept. */
  owner: string
  /** Heading for those who listen. */
  label: string
  columns: Columns
  /** A cell by column; those not named show the row's value as text. */
  cells: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Share of the width, for columns whose text may be cut; the others are as wide as their content. */
  widths?: Readonly<Record<string, `${number}%`>>
  /** The column whose content opens the row. */
  opensBy: string
  /** The row on a phone. */
  card: (row: Row) => ReactNode
  request: ListRequest<Row>
  references?: ListReferences
  /** Where a row leads; or what opening it does. */
  href?: (row: Row) => string
  onOpen?: (row: Row) => void
  isLate?: (row: Row) => boolean
  isMuted?: (row: Row) => boolean
  /** Shown when there is nothing at all: what to do about it. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Above the search: what the list as it stands comes to. */
  above?: (state: ListState, change: ChangeList) => ReactNode
  /** Beside the search: what is done with the list as it stands. */
  actions?: (state: ListState, change: ChangeList) => ReactNode
  /** What one can do with chosen rows; without it rows are not chosen. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

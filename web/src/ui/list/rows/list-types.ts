import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import type { Place } from '../../links/place.ts'
import type { ListReferences } from '../filter/references.ts'
import type { ListState } from '../state/list-state.ts'
import type { ListStore } from '../state/list-storage.ts'
import type { ChangeList, OwnValue } from '../state/use-list-state.ts'
import type { ColumnWidths } from './widths.ts'

export type ListRow = { id: number }
export type ListRequest<Row> = (
  query: ListQuery,
) => UseQueryOptions<ListAnswer<Row>, ApiError, ListAnswer<Row>, QueryKey>

/**
 * How a resource becomes a list: its columns from the contract, the content of the cells, where a row leads.
 */
export type ListProps<Row extends ListRow> = {
  /** Name of the resource, under which the state of the list is kept. */
  name: string
  /** Id of the person, for whom the state of the list is kept. */
  owner: string
  /** Under which names of session storage it is kept. */
  store?: ListStore
  /** The value of the page in the address (`queue`: `group`), which the list leaves as it is. */
  own?: OwnValue
  /** Name of the list for screen readers. */
  label: string
  columns: Columns
  /** Draws a cell, by column; columns not named show the row's value as their type says. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  widths?: ColumnWidths
  /** The column whose content opens the row and names it. While it is not shown, the first one does. */
  opensBy: string
  /** The row on a phone. */
  card: (row: Row) => ReactNode
  request: ListRequest<Row>
  references?: ListReferences
  /** `to` is where a row leads; `onOpen` is what opening it does instead. */
  to?: (row: Row) => Place
  onOpen?: (row: Row) => void
  isLate?: (row: Row) => boolean
  /** The heading of the rows among which this one stands, as the list is sorted; undefined = none. */
  heading?: (row: Row, state: ListState) => string | undefined
  /** What may be done with a row, under its card on a phone. */
  below?: (row: Row) => ReactNode
  isMuted?: (row: Row) => boolean
  /** Shown when there is nothing at all: what to do about it. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Drawn above the search, for example a summary of the list as it is filtered. */
  above?: (state: ListState, change: ChangeList) => ReactNode
  /** Drawn beside the search: actions on the list as it is filtered. */
  actions?: (state: ListState, change: ChangeList) => ReactNode
  /** Actions on chosen rows; without this, rows cannot be chosen. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

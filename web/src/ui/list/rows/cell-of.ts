import type { Column, Columns } from '@hdoc/contract/calls/columns.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import type { ListProps, ListRow } from './list-types.ts'

const nothing = '–'

/** A value as its column understands it; a list in a column of numbers counts. */
export function valueInCell(column: Column | undefined, value: unknown): string {
  if (column?.type === 'boolean') return t(value === true ? 'common.yes' : 'common.no')
  if (Array.isArray(value)) return formatNumber(value.length)
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string' || value === '') return nothing
  const { choices = {}, type } = column ?? {}
  const label = Object.hasOwn(choices, value) ? choices[value] : undefined
  if (label) return say(label)
  if (type === 'date') return isIsoDate(value) ? formatDate(value) : formatDateTime(value)
  return value
}

const columnOf = (columns: Columns, name: string): Column | undefined =>
  Object.hasOwn(columns, name) ? columns[name] : undefined

/** What a column shows of a row. */
export const cellOf = <Row extends ListRow>(
  { cells = {}, columns }: Pick<ListProps<Row>, 'cells' | 'columns'>,
  row: Row,
  name: string,
): ReactNode =>
  Object.hasOwn(cells, name)
    ? cells[name]?.(row)
    : valueInCell(columnOf(columns, name), (row as unknown as Record<string, unknown>)[name])

import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import type { ListProps, ListRow } from './list-types.ts'
import type { useChosenRows } from './use-chosen-rows.ts'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, rowSelectionFeature })

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function plainCell(row: ListRow, name: string): string {
  return asText((row as unknown as Record<string, unknown>)[name])
}

/** What a column shows of a row. */
export const cellOf = <Row extends ListRow>(
  cells: ListProps<Row>['cells'],
  row: Row,
  name: string,
): ReactNode => cells[name]?.(row) ?? plainCell(row, name)

/** The table of a list: which columns in which order, the cells of a row, and what is chosen. */
export function useListTable<Row extends ListRow>(
  { columns, cells }: Pick<ListProps<Row>, 'columns' | 'cells'>,
  rows: readonly Row[],
  shown: readonly string[],
  { selection, change }: Pick<ReturnType<typeof useChosenRows<Row>>, 'selection' | 'change'>,
) {
  const names = Object.keys(columns)
  const definitions = useMemo(
    () =>
      Object.keys(columns).map((name) => ({
        id: name,
        cell: ({ row }: { row: { original: Row } }): ReactNode => cellOf(cells, row.original, name),
      })),
    [columns, cells],
  )
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: (row) => String(row.id),
    state: {
      columnVisibility: Object.fromEntries(names.map((name) => [name, shown.includes(name)])),
      columnOrder: [...shown],
      rowSelection: selection,
    },
    onRowSelectionChange: change,
  })
}

export type ListTable<Row extends ListRow> = ReturnType<typeof useListTable<Row>>

import { useState } from 'react'
import { BodyRow } from './list-row.tsx'
import type { ListTable } from './list-table-model.tsx'
import type { ListProps, ListRow } from './list-types.ts'
import { moveBetweenRows } from './row-keys.ts'

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'cells' | 'href' | 'onOpen' | 'opensBy' | 'isLate' | 'isMuted' | 'widths'
> & { table: ListTable<Row>; shown: readonly string[]; selectable: boolean }

/** The rows of the table. Only one row is in the tab order; the arrow keys move to another. */
export function ListBody<Row extends ListRow>({ table, shown, selectable, ...how }: Props<Row>) {
  const [active, setActive] = useState('')
  const rows = table.getRowModel().rows
  const activeId = rows.some((row) => row.id === active) ? active : rows[0]?.id
  const columns = shown.join(' ')
  return (
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <BodyRow
          key={row.id}
          row={row}
          shown={columns}
          selectable={selectable}
          isChosen={row.getIsSelected()}
          isActive={row.id === activeId}
          onActive={setActive}
          cells={how.cells}
          href={how.href}
          onOpen={how.onOpen}
          opensBy={how.opensBy}
          isLate={how.isLate}
          isMuted={how.isMuted}
          widths={how.widths}
        />
      ))}
    </tbody>
  )
}

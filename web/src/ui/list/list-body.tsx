import { Checkbox } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '../use-go.ts'
import styles from './list.module.css'
import type { ListTable } from './list-table-model.tsx'
import type { ListProps, ListRow } from './list-types.ts'
import { moveBetweenRows } from './row-keys.ts'
import { RowOpener } from './row-opener.tsx'

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'href' | 'onOpen' | 'opensBy' | 'isLate' | 'isMuted' | 'widths'
> & { table: ListTable<Row>; selectable: boolean }

/** A click on a row opens it, unless it meant something in the row or marks its text. */
const meansTheRow = (event: MouseEvent) =>
  !(event.target as Element).closest('a,button,input,label') && !window.getSelection()?.toString()

/** The rows; one of them takes part in the tab order, the arrows move it. */
export function ListBody<Row extends ListRow>({ table, selectable, ...how }: Props<Row>) {
  const { t } = useTranslation()
  const go = useGo()
  const [active, setActive] = useState('')
  const rows = table.getRowModel().rows
  const activeId = rows.some((row) => row.id === active) ? active : rows[0]?.id
  return (
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map((row) => {
        const { original } = row
        const href = how.href?.(original)
        const chosen = row.getIsSelected()
        return (
          <tr
            key={row.id}
            aria-selected={selectable ? chosen : undefined}
            data-late={how.isLate?.(original) || undefined}
            data-muted={how.isMuted?.(original) || undefined}
            onFocus={() => setActive(row.id)}
            onClick={(event) => {
              if (!meansTheRow(event)) return
              if (href !== undefined) go(href)
              else how.onOpen?.(original)
            }}
          >
            {selectable && (
              <td className={styles.check}>
                <Checkbox
                  tabIndex={-1}
                  aria-label={t('list.select_row')}
                  checked={chosen}
                  onChange={(event) => row.toggleSelected(event.currentTarget.checked)}
                />
              </td>
            )}
            {row.getVisibleCells().map((cell) => {
              const content = <table.FlexRender cell={cell} />
              const className = how.widths?.[cell.column.id] ? styles.flexible : undefined
              if (cell.column.id !== how.opensBy)
                return (
                  <td key={cell.id} className={className}>
                    {content}
                  </td>
                )
              return (
                <td key={cell.id} className={className}>
                  <RowOpener
                    className={styles.open}
                    href={href}
                    onOpen={how.onOpen && (() => how.onOpen?.(original))}
                    tabIndex={row.id === activeId ? 0 : -1}
                  >
                    {content}
                  </RowOpener>
                </td>
              )
            })}
          </tr>
        )
      })}
    </tbody>
  )
}

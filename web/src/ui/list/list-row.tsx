import { type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '../display/use-go.ts'
import styles from './list.module.css'
import { cellOf, type ListTable } from './list-table-model.tsx'
import type { ListProps, ListRow } from './list-types.ts'
import { RowOpener } from './row-opener.tsx'

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'cells' | 'href' | 'onOpen' | 'opensBy' | 'isLate' | 'isMuted' | 'widths'
> & {
  row: ReturnType<ListTable<Row>['getRowModel']>['rows'][number]
  /** The columns in their order, as one text: equal texts are equal columns. */
  shown: string
  selectable: boolean
  isChosen: boolean
  isActive: boolean
  onActive: (id: string) => void
}

/** Whether a click means the row: not when it hit a link or control in the row, nor when it selects text. */
const meansTheRow = (event: MouseEvent) =>
  !(event.target as Element).closest('a,button,input,label') && !window.getSelection()?.toString()

function DrawnRow<Row extends ListRow>({ row, shown, selectable, isChosen, isActive, ...how }: Props<Row>) {
  const { t } = useTranslation()
  const go = useGo()
  const { original } = row
  const href = how.href?.(original)
  return (
    <tr
      aria-selected={selectable ? isChosen : undefined}
      data-late={how.isLate?.(original) || undefined}
      data-muted={how.isMuted?.(original) || undefined}
      onFocus={() => how.onActive(row.id)}
      onClick={(event) => {
        if (!meansTheRow(event)) return
        if (href !== undefined) go(href)
        else how.onOpen?.(original)
      }}
    >
      {selectable && (
        <td className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            tabIndex={-1}
            aria-label={t('list.select_row')}
            checked={isChosen}
            onChange={(event) => row.toggleSelected(event.currentTarget.checked)}
          />
        </td>
      )}
      {shown.split(' ').map((name) => {
        const content = cellOf(how.cells, original, name)
        return (
          <td key={name} className={how.widths?.[name] ? styles.flexible : undefined}>
            {name === how.opensBy ? (
              <RowOpener
                className={styles.open}
                href={href}
                onOpen={how.onOpen && (() => how.onOpen?.(original))}
                tabIndex={isActive ? 0 : -1}
              >
                {content}
              </RowOpener>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}

/**
 * One row. It is drawn again only when something of it has changed, not whenever the list is drawn: a page of
 * a hundred rows would otherwise be drawn twice while it loads. Cells, links and marks must follow from the
 * row alone, because a change of these functions (except `cells`) does not draw the row again.
 */
export const BodyRow = memo(
  DrawnRow,
  (before, after) =>
    before.row === after.row &&
    before.row.original === after.row.original &&
    before.shown === after.shown &&
    before.selectable === after.selectable &&
    before.isChosen === after.isChosen &&
    before.isActive === after.isActive &&
    before.cells === after.cells,
) as typeof DrawnRow

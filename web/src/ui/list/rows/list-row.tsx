import { type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '../../links/use-go.ts'
import { usePreload } from '../../links/use-preload.ts'
import styles from '../list.module.css'
import { cellOf } from './cell-of.ts'
import type { ListProps, ListRow } from './list-types.ts'
import { RowOpener } from './row-opener.tsx'
import type { ChosenRows } from './use-chosen-rows.ts'

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'columns' | 'cells' | 'to' | 'onOpen' | 'opensBy' | 'isLate' | 'isMuted' | 'widths'
> & {
  row: Row
  /** The columns in their order, as one text: equal texts are equal columns. */
  shown: string
  selectable: boolean
  isChosen: boolean
  isActive: boolean
  /** The row's place in the whole list, counted from the head. */
  place: number | undefined
  /** Id of the text that says how rows are walked. */
  wayId: string
  onChoose: ChosenRows<Row>['choose']
  onActive: (id: number) => void
}

/** Whether a click means the row: not when it hit a link or control in the row, nor when it selects text. */
const meansTheRow = (event: MouseEvent) =>
  !(event.target as Element).closest('a,button,input,label') && !window.getSelection()?.toString()

/** What opens the row is never cut to a width in px: a longer number widens its column. */
const cellClass = (width: string | undefined, opens: boolean) => {
  if (width === undefined) return undefined
  if (!width.endsWith('px')) return styles.flexible
  return opens ? undefined : styles.fixed
}

function DrawnRow<Row extends ListRow>({ row, shown, selectable, isChosen, isActive, ...how }: Props<Row>) {
  const { t } = useTranslation()
  const go = useGo()
  const to = how.to?.(row)
  const preload = usePreload(to)
  return (
    <tr
      aria-rowindex={how.place}
      data-chosen={isChosen || undefined}
      data-late={how.isLate?.(row) || undefined}
      data-muted={how.isMuted?.(row) || undefined}
      onPointerEnter={preload.onPointerEnter}
      onPointerLeave={preload.onPointerLeave}
      onFocus={() => how.onActive(row.id)}
      onClick={(event) => {
        if (!meansTheRow(event)) return
        if (to !== undefined) go(to)
        else how.onOpen?.(row)
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
            onChange={(event) => how.onChoose([row.id], event.currentTarget.checked)}
          />
        </td>
      )}
      {shown.split(' ').map((name) => {
        const content = cellOf(how, row, name)
        const shape = cellClass(how.widths?.[name], name === how.opensBy)
        // A text that is cut can be read whole.
        const whole = shape && typeof content === 'string' ? content : undefined
        return (
          <td
            key={name}
            role={name === how.opensBy ? 'rowheader' : undefined}
            className={shape}
            title={whole}
          >
            {name === how.opensBy ? (
              <RowOpener
                className={styles.open}
                to={to}
                onOpen={how.onOpen && (() => how.onOpen?.(row))}
                tabIndex={isActive ? 0 : -1}
                // Who comes to the rows hears it; who walks among them does not hear it again at each row.
                aria-describedby={isActive ? how.wayId : undefined}
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
    before.shown === after.shown &&
    before.selectable === after.selectable &&
    before.isChosen === after.isChosen &&
    before.isActive === after.isActive &&
    before.columns === after.columns &&
    before.place === after.place &&
    before.opensBy === after.opensBy &&
    before.cells === after.cells,
) as typeof DrawnRow

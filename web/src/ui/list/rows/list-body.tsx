import { type FocusEvent, Fragment, useLayoutEffect, useRef, useState } from 'react'
import styles from '../list.module.css'
import { BodyRow } from './list-row.tsx'
import type { ListProps, ListRow } from './list-types.ts'
import { focusRowAt, moveBetweenRows, placeOfRow } from './row-keys.ts'
import type { ChosenRows } from './use-chosen-rows.ts'
import { withHeadings } from './with-headings.ts'

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'columns' | 'cells' | 'to' | 'onOpen' | 'opensBy' | 'isLate' | 'isMuted' | 'widths'
> & {
  rows: readonly Row[]
  /** The heading of a row as the list is sorted now. */
  headingOf: ((row: Row) => string | undefined) | undefined
  shown: readonly string[]
  selectable: boolean
  /** How many rows of the list stand before these; undefined while that is not known. */
  before: number | undefined
  wayId: string
  choice: Pick<ChosenRows<Row>, 'isChosen' | 'choose'>
}

/** The row that takes the place of one which had the focus and went, gets the focus. */
function useFocusOfRows() {
  const body = useRef<HTMLTableSectionElement>(null)
  const at = useRef(-1)
  // Looked at whenever the rows were drawn: the focus is lost by drawing.
  useLayoutEffect(() => {
    if (!body.current || at.current < 0) return
    if (document.activeElement === document.body) focusRowAt(body.current, at.current)
    else at.current = placeOfRow(body.current, document.activeElement)
  })
  return {
    ref: body,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      at.current = placeOfRow(event.currentTarget, event.target)
    },
    // Only a person takes the focus away in this way: React tells of no blur while it draws.
    onBlur: () => {
      at.current = -1
    },
  }
}

/** The rows of the table. Only one row is in the tab order; the arrow keys move to another. */
export function ListBody<Row extends ListRow>({
  rows,
  headingOf,
  shown,
  selectable,
  choice,
  before,
  ...how
}: Props<Row>) {
  const [active, setActive] = useState<number>()
  const activeId = rows.some((row) => row.id === active) ? active : rows[0]?.id
  const columns = shown.join(' ')
  const span = shown.length + (selectable ? 1 : 0)
  const focus = useFocusOfRows()
  return (
    <tbody {...focus} onKeyDown={moveBetweenRows}>
      {withHeadings(rows, headingOf).map(({ row, place, heading }) => (
        <Fragment key={row.id}>
          {heading !== undefined && (
            <tr className={styles.rowsHeading}>
              <th colSpan={span} scope="rowgroup">
                {heading}
              </th>
            </tr>
          )}
          <BodyRow
            row={row}
            shown={columns}
            selectable={selectable}
            isChosen={choice.isChosen(row.id)}
            onChoose={choice.choose}
            isActive={row.id === activeId}
            onActive={setActive}
            columns={how.columns}
            place={before === undefined ? undefined : before + place + 2}
            wayId={how.wayId}
            cells={how.cells}
            to={how.to}
            onOpen={how.onOpen}
            opensBy={how.opensBy}
            isLate={how.isLate}
            isMuted={how.isMuted}
            widths={how.widths}
          />
        </Fragment>
      ))}
    </tbody>
  )
}

import styles from '../list.module.css'
import type { ListProps, ListRow } from './list-types.ts'
import { RowOpener } from './row-opener.tsx'
import { withHeadings } from './with-headings.ts'

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'card' | 'to' | 'onOpen' | 'label' | 'below'> & {
  rows: readonly Row[]
  headingOf: ((row: Row) => string | undefined) | undefined
}

/** The rows on a phone, one card each. */
export function ListCards<Row extends ListRow>({
  rows,
  headingOf,
  card,
  to,
  onOpen,
  label,
  below,
}: Props<Row>) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {withHeadings(rows, headingOf).map(({ row, heading }) => (
        <li key={row.id}>
          {heading !== undefined && <h2 className={styles.cardHeading}>{heading}</h2>}
          <RowOpener className={styles.card} to={to?.(row)} onOpen={onOpen && (() => onOpen(row))}>
            {card(row)}
          </RowOpener>
          {below?.(row)}
        </li>
      ))}
    </ul>
  )
}

import styles from '../list.module.css'
import type { ListProps, ListRow } from './list-types.ts'
import { RowOpener } from './row-opener.tsx'

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'card' | 'to' | 'onOpen' | 'label'> & {
  rows: readonly Row[]
}

/** The rows on a phone, one card each. */
export function ListCards<Row extends ListRow>({ rows, card, to, onOpen, label }: Props<Row>) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <RowOpener className={styles.card} to={to?.(row)} onOpen={onOpen && (() => onOpen(row))}>
            {card(row)}
          </RowOpener>
        </li>
      ))}
    </ul>
  )
}

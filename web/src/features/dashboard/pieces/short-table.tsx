import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import type { Place } from '../../../ui/links/place.ts'
import styles from './dashboard.module.css'

export type ShortRow = {
  key: string | number
  number: string
  to: Place
  /** Stands after the number, for example that it is a test. */
  mark?: ReactNode
  who: string | undefined
  what: string
  last: ReactNode
  isLate?: boolean
}

type Props = {
  title: string
  /** How many there are, when the table shows only the first. */
  total?: number
  empty: { title: string; text: string }
  rows: readonly ShortRow[]
  /** The whole list; undefined when the person may not open it. */
  all?: { to: Place; text: string } | undefined
  /** Names of the columns „who” and of the last one. */
  columns: { who: string; last: string }
  /** Whether the table takes the whole width of the page. */
  wide?: boolean
  /** Stands below the rows. */
  foot?: ReactNode
}

/** A short table of a dashboard; each number leads to its thing. */
export function ShortTable({ title, total, empty, rows, all, columns, wide, foot }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section
      className={`${styles.card} ${styles.documents} ${wide ? styles.whole : ''}`}
      aria-labelledby={heading}
    >
      <div className={styles.cardHead}>
        <h2 id={heading}>
          {title} {total !== undefined && <span className={styles.total}>{formatNumber(total)}</span>}
        </h2>
        {all !== undefined && rows.length > 0 && (
          <AppLink to={all.to} aria-label={`${all.text}: ${title}`}>
            {all.text}
          </AppLink>
        )}
      </div>
      {rows.length === 0 ? (
        <Empty {...empty} />
      ) : (
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('dashboard.number')}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{t('dashboard.description')}</th>
              <th scope="col">{columns.last}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, number, to, mark, who, what, last, isLate }) => (
              <tr key={key} className={isLate ? styles.lateRow : undefined}>
                <td className={styles.numberCell}>
                  <AppLink to={to}>{number}</AppLink>
                  {mark}
                </td>
                <td className={styles.issuerCell}>{who}</td>
                <td className={styles.description}>{what}</td>
                <td className={styles.lastCell}>{last}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {foot}
    </section>
  )
}

import type { Dashboard } from '@hdoc/contract/documents/dashboard.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber, formatShortDate } from '../../lib/format.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import styles from './dashboard-page.module.css'
import { dayAddress } from './list-address.ts'

type Days = Dashboard['per_day']

function Bars({ days, today }: { days: Days; today: string }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...days.map((one) => one.count))
  const first = days[0]
  return (
    <>
      <div className={styles.bars} role="img" aria-label={t('dashboard.per_day')}>
        {days.map(({ day, count }) => (
          <span
            key={day}
            className={day === today ? styles.barToday : styles.bar}
            style={{ height: `${Math.max(1.5, (count / most) * 100)}%` }}
            title={`${formatDate(day)}: ${formatNumber(count)}`}
          />
        ))}
      </div>
      <div className={styles.barLabels}>
        <span>{first && formatShortDate(first.day)}</span>
        <span>{t('common.today')}</span>
      </div>
    </>
  )
}

function Table({ days, opens }: { days: Days; opens: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.dayTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{t('dashboard.count')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <td>{formatDate(day)}</td>
              <td>
                {opens ? (
                  <AppLink to={dayAddress(day)} aria-label={`${formatDate(day)}: ${formatNumber(count)}`}>
                    {formatNumber(count)}
                  </AppLink>
                ) : (
                  formatNumber(count)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Props = {
  days: Days
  today: string
  /** The person may open the list of documents. */
  opens: boolean
}

/** Registrations per day, as bars or as the table that says the same and opens the papers of a day. */
export function DashboardBars({ days, today, opens }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={`${styles.card} ${styles.chart}`} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{t('dashboard.per_day')}</h2>
        <Button size="xs" variant="subtle" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
        </Button>
      </div>
      {asTable ? <Table days={days} opens={opens} /> : <Bars days={days} today={today} />}
    </section>
  )
}

import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatShortDate } from '../../lib/format/format.ts'
import { ChartWithTable } from '../../ui/chart/chart-with-table.tsx'
import { dayAddress } from './list-address.ts'

type Props = {
  days: Dashboard['per_day']
  today: string
  /** The person may open the list of documents. */
  opens: boolean
}

/** Registrations per day; in the table a day opens its papers. */
export function DashboardDays({ days, today, opens }: Props) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('dashboard.per_day')}
      rows={days}
      name={{
        label: t('dashboard.day'),
        of: ({ day }) => formatDate(day),
        short: ({ day }) => (day === today ? t('common.today') : formatShortDate(day)),
      }}
      measures={[
        {
          label: t('dashboard.count'),
          of: ({ count }) => count,
          to: opens ? ({ day }) => dayAddress(day) : undefined,
        },
      ]}
      isMarked={({ day }) => day === today}
    />
  )
}

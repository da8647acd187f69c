import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registerHistoryQuery } from '../../entities/registers/queries.ts'
import styles from '../../ui/chart/chart.module.css'
import { ChartTable } from '../../ui/chart/chart-table.tsx'

/** The numbers that came from another system, by year: those that lack and those that stand twice are told. */
export function HistorySeriesTable({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(registerHistoryQuery(id))
  if (data.length === 0) return null
  return (
    <div className={styles.table}>
      <ChartTable
        title={t('registers.history_series')}
        rows={data}
        name={{
          label: t('registers.history_year'),
          of: ({ series, first, last }) => t('registers.history_range', { series, first, last }),
        }}
        measures={[
          { label: t('registers.history_documents_count'), of: ({ documents }) => documents },
          { label: t('registers.history_missing_count'), of: ({ missing }) => missing },
          { label: t('registers.history_repeated_count'), of: ({ repeated }) => repeated },
        ]}
      />
    </div>
  )
}

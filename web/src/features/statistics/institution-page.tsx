import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import '../../lib/languages/own/statistics-texts.ts'
import { StatisticsPage } from './statistics-page.tsx'

/** How the whole institution works. */
export function InstitutionStatisticsPage() {
  const { t } = useTranslation()
  const { group: _, ...search } = useSearch({ from: '/staff/comp-stats' })
  return (
    <StatisticsPage
      where="institution"
      title={t('statistics.institution')}
      search={search}
      place={(next) => ({ to: '/comp-stats', search: next })}
    />
  )
}

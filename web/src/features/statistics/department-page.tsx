import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import '../../lib/languages/own/statistics-texts.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { StatisticsPage } from './statistics-page.tsx'

type ChooserProps = { data: Statistics | undefined; onChoose: (group: number) => void }

/** The departments that the person may look at, when there are several. */
function GroupChooser({ data, onChoose }: ChooserProps) {
  const { t } = useTranslation()
  if (!data || data.groups.length < 2) return null
  return (
    <Choice
      aria-label={t('statistics.choose_department')}
      data={data.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={data.group === null ? null : String(data.group.id)}
      onChange={(id) => id !== null && onChoose(Number(id))}
    />
  )
}

/** How a department works: the active one, or any for who may see them all. */
export function DepartmentStatisticsPage() {
  const { t } = useTranslation()
  const go = useGo()
  const { user } = useSession()
  const may = useMay()
  const search = useSearch({ from: '/staff/dep-stats' })
  const place = (next: typeof search) => ({ to: '/dep-stats' as const, search: next })
  // Without a department of their own, only who sees them all has one to look at.
  if (user?.group_id === 0 && !may('dashboard.statistics'))
    return (
      <Page title={t('statistics.department')}>
        <Empty title={t('statistics.no_department')} text={t('statistics.no_department_text')} />
      </Page>
    )
  return (
    <StatisticsPage
      where="department"
      title={t('statistics.department')}
      search={search}
      place={place}
      chooser={(data) => (
        <GroupChooser data={data} onChoose={(group) => go(place({ ...search, group, show: undefined }))} />
      )}
    />
  )
}

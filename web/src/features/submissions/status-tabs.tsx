import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { type SubmissionStatus, submissionStatuses } from '@hdoc/contract/submissions/submission-status.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { submissionCountsQuery } from '../../entities/submissions/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { type ListState, withFilter } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './submissions.module.css'

type Tab = SubmissionStatus | 'all'
const tabs: readonly Tab[] = ['all', ...submissionStatuses]

const filterOf = (tab: Tab): ColumnFilter => ({
  column: 'status',
  operator: 'and',
  conditions: tab === 'all' ? [] : [{ field: 'status', mode: 'in', values: [tab] }],
})

/** The tab that the list shows; undefined when it is filtered by status in another way. */
function tabOf({ filters }: Pick<ListState, 'filters'>): Tab | undefined {
  const conditions = filters.find(({ column }) => column === 'status')?.conditions ?? []
  if (conditions.length === 0) return 'all'
  const values = conditions.flatMap((one) => one.values)
  return values.length === 1 ? tabs.find((tab) => tab === values[0]) : undefined
}

/** How many submitted documents stand in each status; each leads to them. */
export function StatusTabs({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation()
  const { data } = useQuery(submissionCountsQuery())
  const chosen = tabOf(state)
  const countOf = (tab: Tab): number =>
    (tab === 'all' ? submissionStatuses : [tab]).reduce((sum, one) => sum + (data?.statuses[one] ?? 0), 0)
  return (
    <ScrollRow>
      <ul className={styles.tabs} aria-label={t('submissions.tabs')}>
        {tabs.map((tab) => (
          <li key={tab}>
            <button
              type="button"
              aria-pressed={tab === chosen}
              onClick={() => change((now) => withFilter(now, filterOf(tab)))}
            >
              {t(`submissions.tab_${tab}`)} {data && <b>{formatNumber(countOf(tab))}</b>}
            </button>
          </li>
        ))}
      </ul>
    </ScrollRow>
  )
}

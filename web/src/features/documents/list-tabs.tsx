import {
  type DashboardList,
  DUE_DAYS,
  dashboardList,
} from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { defaultListState, type ListState, writeListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './list-actions.module.css'
import { StatusCounts } from './status-counts.tsx'

type Tab = {
  name: 'ready_all' | 'views_own' | 'views_shared' | 'ready_overdue' | 'ready_due'
  list?: DashboardList
  ofDepartment?: true
}

const tabs: readonly Tab[] = [
  { name: 'ready_all' },
  { name: 'views_own', list: 'mine' },
  { name: 'views_shared', list: 'open', ofDepartment: true },
  { name: 'ready_overdue', list: 'overdue' },
  { name: 'ready_due', list: 'due_soon' },
]

/** What a tab shows: the list of the dashboard's figure of the same name, in the rows and columns chosen before. */
function stateOf({ list, ofDepartment }: Tab, now: ListState): ListState {
  const { rows, columns } = now
  return { ...defaultListState, rows, columns, ...(list && dashboardList(list, ofDepartment)) }
}

const sameQuestion = (one: ListState, other: ListState): boolean =>
  writeListState({ ...one, page: 1 }) === writeListState({ ...other, page: 1 })

/** The ready views of the list, and how many of what it shows have each status: one line. */
export function ListTabs({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const hasGroup = (user?.group_id ?? 0) !== 0
  return (
    <ScrollRow>
      <div className={styles.oneLine}>
        <ul className={`${styles.counts} ${styles.tabs}`} aria-label={t('documents.ready_views')}>
          {tabs
            .filter(({ ofDepartment }) => !ofDepartment || hasGroup)
            .map((tab) => (
              <li key={tab.name}>
                <button
                  type="button"
                  aria-pressed={sameQuestion(state, stateOf(tab, state))}
                  onClick={() => change((now) => stateOf(tab, now))}
                >
                  {t(`documents.${tab.name}`, { days: DUE_DAYS })}
                </button>
              </li>
            ))}
        </ul>
        <StatusCounts {...{ state, change }} />
      </div>
    </ScrollRow>
  )
}

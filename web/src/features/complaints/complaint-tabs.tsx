import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { type ComplaintStatus, complaintStatuses } from '@hdoc/contract/complaints/complaint-status.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { complaintCountsQuery, type MapQuery } from '../../entities/complaints/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { type ListState, withFilter } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './complaints.module.css'

export type Tab = MapQuery['status']
const tabs = [
  'all',
  'todo',
  'open',
  'in_progress',
  'resolved',
  'declined',
  'notaccepted',
  'canceled',
] as const

const statusesOf = (tab: Tab): readonly ComplaintStatus[] => {
  if (tab === 'all') return complaintStatuses
  return tab === 'todo' ? ['open', 'in_progress'] : [tab]
}
const filterOf = (tab: Tab): ColumnFilter => ({
  column: 'status',
  operator: 'and',
  conditions: tab === 'all' ? [] : [{ field: 'status', mode: 'in', values: [...statusesOf(tab)] }],
})

/** The tab that a list shows; undefined when it is filtered by status in another way. */
function tabOf({ filters }: Pick<ListState, 'filters'>): Tab | undefined {
  const conditions = filters.find(({ column }) => column === 'status')?.conditions ?? []
  if (conditions.length === 0) return 'all'
  const said = conditions
    .flatMap(({ values }) => values)
    .toSorted()
    .join()
  return tabs.find((tab) => tab !== 'all' && [...statusesOf(tab)].toSorted().join() === said)
}

type TabsProps = { chosen: Tab | undefined; onChoose: (tab: Tab) => void }

/** How many complaints stand in each status; each leads to them. */
export function ComplaintTabs({ chosen, onChoose }: TabsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(complaintCountsQuery())
  const countOf = (tab: Tab): number =>
    statusesOf(tab).reduce((sum, status) => sum + (data?.statuses[status] ?? 0), 0)
  return (
    <ScrollRow>
      <ul className={styles.tabs} aria-label={t('complaints.tabs')}>
        {tabs.map((tab) => (
          <li key={tab}>
            <button type="button" aria-pressed={tab === chosen} onClick={() => onChoose(tab)}>
              {t(`complaints.tab_${tab}`)} {data && <b>{formatNumber(countOf(tab))}</b>}
            </button>
          </li>
        ))}
      </ul>
    </ScrollRow>
  )
}

type Props = { state: ListState; change: ChangeList; onTab: (tab: Tab) => void }

/** The same over the list, whose filter they set; the map beside it follows. */
export function ListTabs({ state, change, onTab }: Props) {
  const chosen = tabOf(state)
  useEffect(() => {
    if (chosen !== undefined) onTab(chosen)
  }, [chosen, onTab])
  return <ComplaintTabs chosen={chosen} onChoose={(tab) => change((now) => withFilter(now, filterOf(tab)))} />
}

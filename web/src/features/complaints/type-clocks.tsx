import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { complaintCountsQuery } from '../../entities/complaints/queries.ts'
import { TypeIcon } from '../../entities/complaints/type-icon.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { type ListState, withFilter } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './complaints.module.css'

/** Types that are shown; of the others the list tells. */
const MOST = 6

type Props = { state: ListState; change: ChangeList }

/** The clock of each type: how many of it are worked on, in how much time, and how many are late. */
export function TypeClocks({ state, change }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(complaintCountsQuery())
  const chosen = state.filters.find(({ column }) => column === 'type')?.conditions[0]?.values ?? []
  if (!data || data.types.length === 0) return null
  const filterBy = (id: number, isChosen: boolean) =>
    change((now) =>
      withFilter(now, {
        column: 'type',
        operator: 'and',
        conditions: isChosen ? [] : [{ field: 'type', mode: 'in', values: [String(id)] }],
      }),
    )
  return (
    <ScrollRow>
      <ul className={styles.clocks} aria-label={t('complaints.clocks')}>
        {data.types.slice(0, MOST).map(({ id, name, icon, open, overdue, deadline_days }) => {
          const isChosen = chosen.length === 1 && chosen[0] === String(id)
          return (
            <li key={id}>
              <button type="button" aria-pressed={isChosen} onClick={() => filterBy(id, isChosen)}>
                <span className={styles.clockName}>
                  <TypeIcon icon={icon} /> {name}
                </span>
                <span className={styles.clockLine}>
                  <b>{formatNumber(open)}</b>{' '}
                  {deadline_days > 0 && t('complaints.days', { count: deadline_days })}
                  {overdue > 0 && <em>{t('complaints.late', { count: overdue })}</em>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </ScrollRow>
  )
}

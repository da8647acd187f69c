import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dueFilters } from '../../entities/cases/due-filters.ts'
import { caseCountsQuery } from '../../entities/cases/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import type { ListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import type { OwnQueue } from './queue-tabs.tsx'
import styles from './rows/queues.module.css'

const names = ['overdue', 'due_soon', 'fresh'] as const

const isSame = (one: ColumnFilter, other: ColumnFilter) => JSON.stringify(one) === JSON.stringify(other)

type Props = { queue: OwnQueue; state: ListState; change: ChangeList }

/** The rows that are looked at most: all, late, near, new; of one's own queue with how many there are. */
export function QuickFilters({ queue, state, change }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(caseCountsQuery())
  if (queue === 'closed') return null
  const chosen = names.find((name) => state.filters.some((one) => isSame(one, dueFilters[name]())))
  const choose = (name: (typeof names)[number] | undefined) =>
    change((now) => ({
      ...now,
      page: 1,
      filters: [
        ...now.filters.filter((one) => !names.some((other) => isSame(one, dueFilters[other]()))),
        ...(name === undefined ? [] : [dueFilters[name]()]),
      ],
    }))
  return (
    <ScrollRow>
      <ul className={styles.quick} aria-label={t('queues.quick')}>
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
            {t('queues.quick_all')}
          </button>
        </li>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen === name}
              className={
                name === 'overdue' && queue === 'mine' && (data?.overdue ?? 0) > 0 ? styles.late : undefined
              }
              onClick={() => choose(chosen === name ? undefined : name)}
            >
              {t(`queues.quick_${name}`)} {queue === 'mine' && data && <b>{formatNumber(data[name])}</b>}
            </button>
          </li>
        ))}
      </ul>
    </ScrollRow>
  )
}

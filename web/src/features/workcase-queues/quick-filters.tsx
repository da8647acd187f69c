import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseCountsQuery } from '../../entities/cases/queries.ts'
import { today } from '../../lib/format/clock.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import type { ListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import type { OwnQueue } from './queue-tabs.tsx'
import { NEAR_DAYS } from './rows/due.ts'
import styles from './rows/queues.module.css'

const ofColumn = (column: string, mode: ColumnFilter['conditions'][number]['mode'], values: string[]) =>
  ({ column, operator: 'and', conditions: [{ field: column, mode, values }] }) satisfies ColumnFilter

const filters = {
  overdue: () => ofColumn('deadline_on', 'dateBefore', [today()]),
  due_soon: () => ofColumn('deadline_on', 'between', [today(), addDays(today(), NEAR_DAYS)]),
  fresh: () => ofColumn('status', 'equals', ['new']),
} as const
const names = ['overdue', 'due_soon', 'fresh'] as const

const isSame = (one: ColumnFilter, other: ColumnFilter) => JSON.stringify(one) === JSON.stringify(other)

type Props = { queue: OwnQueue; state: ListState; change: ChangeList }

/** The rows that are looked at most: all, late, near, new; of one's own queue with how many there are. */
export function QuickFilters({ queue, state, change }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(caseCountsQuery())
  if (queue === 'closed') return null
  const chosen = names.find((name) => state.filters.some((one) => isSame(one, filters[name]())))
  const choose = (name: (typeof names)[number] | undefined) =>
    change((now) => ({
      ...now,
      page: 1,
      filters: [
        ...now.filters.filter((one) => !names.some((other) => isSame(one, filters[other]()))),
        ...(name === undefined ? [] : [filters[name]()]),
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

import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseCountsQuery } from '../../entities/cases/queries.ts'
import { today } from '../../lib/format/clock.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { type ListState, withFilter } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './rows/queues.module.css'

/** The queues of one’s own work, in their order. */
export const ownQueues = ['mine', 'group', 'waiting', 'opinion', 'closed'] as const
export type OwnQueue = (typeof ownQueues)[number]
export const ownQueueOf = (name: string | undefined): OwnQueue =>
  ownQueues.find((queue) => queue === name) ?? 'mine'

const overdueFilter = (): ColumnFilter => ({
  column: 'deadline_on',
  operator: 'and',
  conditions: [{ field: 'deadline_on', mode: 'dateBefore', values: [today()] }],
})
const noFilter: ColumnFilter = { column: 'deadline_on', operator: 'and', conditions: [] }

type Props = {
  queue: OwnQueue
  onQueue: (queue: OwnQueue) => void
  state: ListState
  change: ChangeList
}

/** The queues with how many shares stand in each. */
export function QueueTabs({ queue, onQueue, state, change }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(caseCountsQuery())
  const isOverdue = state.filters.some((one) => JSON.stringify(one) === JSON.stringify(overdueFilter()))
  return (
    <ScrollRow>
      <ul className={styles.tabs} aria-label={t('queues.tabs')}>
        {ownQueues.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === queue} onClick={() => onQueue(name)}>
              {t(`queues.${name}`)} {data && <b>{formatNumber(data[name])}</b>}
            </button>
          </li>
        ))}
        {queue === 'mine' && data !== undefined && (data.overdue > 0 || isOverdue) && (
          <li>
            <button
              type="button"
              aria-pressed={isOverdue}
              className={styles.late}
              onClick={() => change((now) => withFilter(now, isOverdue ? noFilter : overdueFilter()))}
            >
              {t('queues.overdue')} <b>{formatNumber(data.overdue)}</b>
            </button>
          </li>
        )}
      </ul>
    </ScrollRow>
  )
}

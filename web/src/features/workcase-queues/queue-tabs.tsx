import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseCountsQuery } from '../../entities/cases/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import styles from './rows/queues.module.css'

/** The queues of one’s own work, in their order. */
export const ownQueues = ['mine', 'group', 'team', 'waiting', 'opinion', 'closed'] as const
export type OwnQueue = (typeof ownQueues)[number]
export const ownQueueOf = (name: string | undefined): OwnQueue =>
  ownQueues.find((queue) => queue === name) ?? 'mine'

type Props = {
  queue: OwnQueue
  onQueue: (queue: OwnQueue) => void
}

/** The queues with how many shares stand in each. */
export function QueueTabs({ queue, onQueue }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(caseCountsQuery())
  return (
    <ScrollRow>
      <ul className={styles.tabs} aria-label={t('queues.tabs')}>
        {ownQueues.map((name) => {
          const count = data?.[name]
          // Only who gives work in a department has a team.
          if (name === 'team' && (count ?? null) === null && queue !== 'team') return null
          return (
            <li key={name}>
              <button type="button" aria-pressed={name === queue} onClick={() => onQueue(name)}>
                {t(`queues.${name}`)} {typeof count === 'number' && <b>{formatNumber(count)}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </ScrollRow>
  )
}

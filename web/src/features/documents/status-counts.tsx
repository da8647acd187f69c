import { STATUSES_IN_ORDER } from '@hdoc/contract/documents/status/document-status.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentCountsQuery } from '../../entities/documents/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { type ListState, withFilter } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './list-actions.module.css'

const filterBy = (status?: number) => ({
  column: 'status',
  operator: 'and' as const,
  conditions:
    status === undefined ? [] : [{ field: 'status', mode: 'in' as const, values: [String(status)] }],
})

/**
 * How many documents of the list have each status. Choosing a status filters by it; choosing it again removes
 * the filter.
 */
export function StatusCounts({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation()
  const counts = useQuery({ ...documentCountsQuery(state), placeholderData: keepPreviousData })
  const chosen = state.filters.find(({ column }) => column === 'status')?.conditions[0]?.values ?? []
  const total = (counts.data ?? []).reduce((sum, { documents }) => sum + documents, 0)
  const tab = (status: number | undefined, name: string, documents: number) => {
    const pressed = status === undefined ? chosen.length === 0 : chosen.join() === String(status)
    return (
      <li key={status ?? 'all'}>
        <button
          type="button"
          aria-pressed={pressed}
          onClick={() => change((now) => withFilter(now, filterBy(pressed ? undefined : status)))}
        >
          {name} <b>{formatNumber(documents)}</b>
        </button>
      </li>
    )
  }
  return (
    <ul className={styles.counts} aria-label={t('documents.counts')} aria-busy={counts.isFetching}>
      {tab(undefined, t('documents.counts_all'), total)}
      {STATUSES_IN_ORDER.map(({ id, label }) => {
        const counted = counts.data?.find(({ status }) => status === id)
        return counted && tab(id, say(label), counted.documents)
      })}
    </ul>
  )
}

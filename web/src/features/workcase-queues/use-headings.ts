import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseCountsQuery } from '../../entities/cases/queries.ts'
import type { QueueRow } from '../../entities/cases/queues-queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import type { ListState } from '../../ui/list/state/list-state.ts'
import type { OwnQueue } from './queue-tabs.tsx'
import { dueGroup } from './rows/due.ts'

/** Whether the rows stand in the order of their deadlines, the nearest first, as a queue does by itself. */
const isByDeadline = ({ sortBy, sortOrder }: ListState): boolean =>
  sortBy === 'id' || (sortBy === 'deadline_on' && sortOrder === 'asc')

const isWhole = ({ filters, search }: ListState): boolean => filters.length === 0 && search === ''

/** „Termen depășit · 2 dosare”: the heading of a row; how many there are is said of the whole of one's own queue. */
export function useHeadings(queue: OwnQueue): (row: QueueRow, state: ListState) => string | undefined {
  const { t } = useTranslation()
  const { data } = useQuery(caseCountsQuery())
  const counts = data && {
    late: data.overdue,
    soon: data.due_soon,
    later: data.mine - data.overdue - data.due_soon,
  }
  return (row, state) => {
    if (queue === 'closed' || !isByDeadline(state)) return undefined
    const group = dueGroup(row)
    const heading = t(`queues.head_${group}`)
    if (queue !== 'mine' || !counts || !isWhole(state)) return heading
    const count = counts[group]
    return t('queues.head_count', { heading, count, figure: formatNumber(count) })
  }
}

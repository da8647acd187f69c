import type { CaseQueue } from '@hdoc/contract/cases/case-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dueFilters } from '../../../entities/cases/due-filters.ts'
import { ownAddress, teamAddress } from '../../../entities/cases/queue-addresses.ts'
import { type QueueRow, queueRowsQuery } from '../../../entities/cases/queues-queries.ts'
import { today } from '../../../lib/format/clock.ts'
import { formatDeadline } from '../../../lib/format/format.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import type { Place } from '../../../ui/links/place.ts'
import { defaultListState, queryOfState } from '../../../ui/list/state/list-state.ts'
import { ShortTable } from '../pieces/short-table.tsx'
import styles from './work.module.css'

const SHOWN = 8

type Props = {
  queue: CaseQueue
  /** Only what is late. */
  late?: boolean
  title: string
  empty: { title: string; text: string }
  all: Place
  last: { column: string; of: (row: QueueRow) => ReactNode }
}

/** The first rows of a queue, the nearest deadline first. */
function CaseTable({ queue, late, title, empty, all, last }: Props) {
  const { t } = useTranslation()
  const query = useMemo(
    () =>
      queueRowsQuery(queue)({
        ...queryOfState(defaultListState),
        rows: 10,
        filters: late ? [dueFilters.overdue()] : [],
      }),
    [queue, late],
  )
  const answer = useQuery(query)
  const { data } = answer
  if (!data) return <Answer query={answer} />
  return (
    <ShortTable
      {...{ title, empty }}
      total={data.meta.total}
      all={{ to: all, text: t('dashboard.work_as_list') }}
      columns={{ who: t('dashboard.issuer'), last: last.column }}
      rows={data.data.slice(0, SHOWN).map((row) => ({
        key: row.id,
        number: row.number,
        to: { to: '/workcase/$id', params: { id: row.case_id } },
        who: row.issuer,
        what: row.title,
        last: last.of(row),
        isLate: row.deadline_on !== null && row.deadline_on < today(),
      }))}
    />
  )
}

function Due({ day }: { day: string | null }) {
  if (day === null) return null
  return <b className={day < today() ? styles.late : undefined}>{formatDeadline(day, today())}</b>
}

/** What lies on the person, by deadline. */
export function OwnCases() {
  const { t } = useTranslation()
  return (
    <CaseTable
      queue="mine"
      title={t('dashboard.work_mine')}
      empty={{ title: t('dashboard.work_mine_empty'), text: t('dashboard.work_mine_empty_text') }}
      all={ownAddress()}
      last={{ column: t('dashboard.deadline'), of: ({ deadline_on }) => <Due day={deadline_on} /> }}
    />
  )
}

/** What is late in the departments in which the person gives work, with whom it lies. */
export function LateCases({ groupId }: { groupId: number }) {
  const { t } = useTranslation()
  return (
    <CaseTable
      queue="team"
      late
      title={t('dashboard.work_late')}
      empty={{ title: t('dashboard.work_late_empty'), text: t('dashboard.work_late_empty_text') }}
      all={teamAddress(groupId, 'overdue')}
      last={{
        column: t('dashboard.deadline'),
        of: ({ person, deadline_on }) => (
          <span className={styles.doing}>
            <span className={styles.person}>{person?.name ?? t('dashboard.work_nobody')}</span>
            <Due day={deadline_on} />
          </span>
        ),
      }}
    />
  )
}

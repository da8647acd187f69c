import { averagesOf } from '@hdoc/contract/statistics/averages.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import type { Place } from '../../../ui/links/place.ts'
import type { Shown } from '../figures/shown.ts'
import { writeDecimal } from '../figures/written.ts'
import { shareColumn } from './columns.ts'

type Row = Pick<Statistics['by_department'][0], 'now' | 'group'> & { isTotal?: true }

const mostShown = 12

/** What lies with each department, what came to it and what it answered. */
export function Departments({ data, link, about, pageOf }: Shown & { pageOf: (group: number) => Place }) {
  const { t } = useTranslation()
  const total: Row = { now: data.total, group: null, isTotal: true }
  const partOf = ({ group, isTotal }: Row) => (isTotal ? {} : { group: group?.id ?? ('none' as const) })
  return (
    <ChartWithTable
      title={t('statistics.by_department')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      folded={mostShown}
      rows={data.by_department.toSorted((a, b) => b.now.open - a.now.open) as Row[]}
      total={total}
      name={{
        label: t('statistics.department_column'),
        of: ({ group, isTotal }) =>
          isTotal ? t('statistics.whole') : (group?.name ?? t('statistics.no_group')),
        key: ({ group }) => group?.id ?? 0,
        to: ({ group }) => (group === null ? undefined : pageOf(group.id)),
      }}
      measures={[
        {
          label: t('statistics.in_time_open'),
          of: ({ now }: Row) => now.open - now.overdue,
          column: false,
        },
        {
          label: t('statistics.late_open'),
          of: ({ now }: Row) => now.overdue,
          to: (row: Row) => (row.now.overdue > 0 ? link('overdue', partOf(row)) : undefined),
          bad: true,
        },
        {
          label: t('statistics.open_column'),
          of: ({ now }: Row) => now.open,
          to: (row: Row) => (row.now.open > 0 ? link('open', partOf(row)) : undefined),
          drawn: 'no',
        },
        {
          label: t('statistics.received_column'),
          of: ({ now }: Row) => now.registered,
          to: (row: Row) => (row.now.registered > 0 ? link('registered', partOf(row)) : undefined),
          drawn: 'no',
        },
        {
          label: t('statistics.answered_column'),
          of: ({ now }: Row) => now.answered,
          to: (row: Row) => (row.now.answered > 0 ? link('answered', partOf(row)) : undefined),
          drawn: 'no',
        },
        shareColumn<Row>(t('statistics.in_time_column'), ({ now }) => averagesOf(now).answered_in_time),
        {
          label: t('statistics.average_column'),
          of: ({ now }: Row) => averagesOf(now).days_to_answer,
          write: writeDecimal,
          drawn: 'no',
        },
      ]}
    />
  )
}

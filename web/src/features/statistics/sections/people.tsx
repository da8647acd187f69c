import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { personAddress } from '../../../entities/cases/queue-addresses.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import { asOf } from '../figures/as-of.ts'
import type { Shown } from '../figures/shown.ts'
import { writeDecimal } from '../figures/written.ts'
import { comparedColumns, shareColumn } from './columns.ts'

type Row = Statistics['by_person'][0]

const per = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)

/** What lies on each person of the department and what each has ended. Who gives work opens it. */
export function People({ data, about }: Omit<Shown, 'link'>) {
  const { t } = useTranslation()
  const may = useMay()
  const { group } = data
  const lists = may('workcase.assign') ? group : null
  return (
    <ChartWithTable
      title={t('statistics.by_person')}
      about={about}
      bars="lying"
      nothing={t('statistics.by_person_nothing')}
      note={
        data.by_person.length > 0 && [asOf(data), t('statistics.by_person_note')].filter(Boolean).join(' ')
      }
      rows={data.by_person.toSorted((a, b) => b.open - a.open)}
      name={{
        label: t('statistics.person_column'),
        of: ({ person }) => person.name,
        key: ({ person }) => person.id,
      }}
      measures={[
        {
          label: t('statistics.in_time_open'),
          of: ({ open, overdue }: Row) => open - overdue,
          column: false,
        },
        {
          label: t('statistics.late_open'),
          of: ({ overdue }: Row) => overdue,
          to: ({ overdue, person }: Row) =>
            overdue > 0 && lists ? personAddress(lists.id, person.id, 'overdue') : undefined,
          bad: true,
        },
        {
          label: t('statistics.open_column'),
          of: ({ open }: Row) => open,
          to: ({ open, person }: Row) => (open > 0 && lists ? personAddress(lists.id, person.id) : undefined),
          drawn: 'no',
        },
        { label: t('statistics.ended_column'), of: ({ ended }: Row) => ended, drawn: 'no' },
        ...comparedColumns<Row>({
          now: ({ ended }) => ended,
          before: ({ ended_before }) => ended_before,
          isCompared: data.compared !== null,
        }),
        shareColumn<Row>(t('statistics.in_time_column'), ({ ended, ended_in_time }) =>
          per(ended_in_time, ended),
        ),
        {
          label: t('statistics.average_column'),
          of: ({ days, ended }: Row) => per(days, ended),
          write: writeDecimal,
          drawn: 'no',
        },
      ]}
    />
  )
}

import { averagesOf } from '@hdoc/contract/statistics/averages.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import type { Shown } from '../figures/shown.ts'
import { writeDecimal } from '../figures/written.ts'
import { comparedColumns, shareColumn } from './columns.ts'

type Row = Statistics['by_type'][0]

const mostShown = 10

/** A type of which nothing came or was answered has open papers alone, and its row would hold nothing but zeros. */
const tells = ({ now, before }: Row): boolean =>
  now.registered > 0 || now.answered > 0 || (before?.registered ?? 0) > 0

/** How much of each type came, how much was answered, and how long that took in the days of the type’s own term. */
export function Types({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.by_type')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      folded={mostShown}
      rows={data.by_type.filter(tells).toSorted((a, b) => b.now.registered - a.now.registered)}
      name={{
        label: t('statistics.type_column'),
        of: ({ type }) => type.name,
        key: ({ type }) => type.id,
      }}
      measures={[
        {
          label: t('statistics.registered'),
          of: ({ now }: Row) => now.registered,
          to: ({ now, type }: Row) =>
            now.registered > 0 ? link('registered', { docType: type.id }) : undefined,
        },
        ...comparedColumns<Row>({
          now: ({ now }) => now.registered,
          before: ({ before }) => before?.registered ?? null,
          isCompared: data.compared !== null,
        }),
        {
          label: t('statistics.answered'),
          of: ({ now }: Row) => now.answered,
          to: ({ now, type }: Row) => (now.answered > 0 ? link('answered', { docType: type.id }) : undefined),
          drawn: 'no',
        },
        shareColumn<Row>(t('statistics.in_time_column'), ({ now }) => averagesOf(now).answered_in_time),
        {
          label: t('statistics.average_column'),
          of: ({ now, day_type }: Row) =>
            averagesOf(now)[day_type === 'working' ? 'working_days_to_answer' : 'days_to_answer'],
          write: writeDecimal,
          unit: {
            label: t('statistics.kind_of_days'),
            of: ({ day_type }: Row) => (day_type === 'working' ? t('statistics.working') : ''),
          },
          drawn: 'no',
        },
      ]}
    />
  )
}

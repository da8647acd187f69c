import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import type { Shown } from '../figures/shown.ts'
import { comparedColumns } from '../sections/columns.ts'

const mostShown = 10

type TypeRow = Statistics['complaint_types'][0]

/** Complaints by what they are about. */
export function ComplaintTypes({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.complaints')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      folded={mostShown}
      rows={data.complaint_types.toSorted((a, b) => b.count - a.count)}
      name={{
        label: t('statistics.complaint_type_column'),
        of: ({ type }) => type.name,
        key: ({ type }) => type.id,
      }}
      measures={[
        {
          label: t('statistics.registered'),
          of: ({ count }: TypeRow) => count,
          to: ({ count, type }: TypeRow) =>
            count > 0 ? link('complaints', { complaintType: type.id }) : undefined,
        },
        { label: t('statistics.resolved_column'), of: ({ resolved }: TypeRow) => resolved, drawn: 'no' },
        ...comparedColumns<TypeRow>({
          now: ({ count }) => count,
          before: ({ before }) => before,
          isCompared: data.compared !== null,
        }),
      ]}
    />
  )
}

type AreaRow = Statistics['complaint_areas'][0]

/** Complaints by the area that they name. */
export function ComplaintAreas({ data, about }: Omit<Shown, 'link'>) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.areas')}
      about={about}
      bars="lying"
      nothing={t('statistics.nothing')}
      folded={mostShown}
      rows={data.complaint_areas.toSorted((a, b) => b.count - a.count)}
      name={{ label: t('statistics.area_column'), of: ({ area }) => area || t('statistics.area_none') }}
      measures={[
        { label: t('statistics.registered'), of: ({ count }: AreaRow) => count },
        ...comparedColumns<AreaRow>({
          now: ({ count }) => count,
          before: ({ before }) => before,
          isCompared: data.compared !== null,
        }),
      ]}
    />
  )
}

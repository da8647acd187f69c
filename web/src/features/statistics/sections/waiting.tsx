import { measure, measureOfStep, overdueAges } from '@hdoc/contract/statistics/measures.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import { asOf } from '../figures/as-of.ts'
import type { Shown } from '../figures/shown.ts'
import { writeDecimal } from '../figures/written.ts'

type StepRow = Statistics['by_step'][0]
const hoursOfDay = 24
/** Hours of all stays → days of one. */
const meanDays = (hours: number | null, ended: number | null): number | null =>
  hours === null || ended === null || ended === 0 ? null : hours / ended / hoursOfDay

/** Where papers wait now, and how long they stayed in each step. */
export function Steps({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.by_step')}
      about={about}
      bars="lying"
      nothing={t('statistics.by_step_nothing')}
      note={[asOf(data), t('statistics.by_step_note')].filter(Boolean).join(' ')}
      rows={data.by_step}
      name={{
        label: t('statistics.step_column'),
        of: ({ step }) => say(measure(measureOfStep(step)).label),
        key: ({ step }) => step,
      }}
      measures={[
        {
          label:
            data.period.to < data.today
              ? t('statistics.now_on', { day: formatDate(data.today) })
              : t('statistics.now_column'),
          of: ({ now }: StepRow) => now,
          to: ({ now, step }: StepRow) => (now > 0 ? link(measureOfStep(step), { step }) : undefined),
        },
        { label: t('statistics.ended_stays'), of: ({ ended }: StepRow) => ended, drawn: 'no' },
        {
          label: t('statistics.stay_column'),
          of: ({ hours, ended }: StepRow) => meanDays(hours, ended),
          write: writeDecimal,
          drawn: 'no',
        },
        ...(data.compared === null
          ? []
          : [
              {
                label: t('statistics.stay_before'),
                of: ({ hours_before, ended_before }: StepRow) => meanDays(hours_before, ended_before),
                write: writeDecimal,
                drawn: 'no' as const,
              },
            ]),
      ]}
    />
  )
}

type AgeRow = Statistics['overdue_by_age'][0]

/** How long ago the deadline of open papers passed. */
export function Ages({ data, link, about }: Shown) {
  const { t } = useTranslation()
  return (
    <ChartWithTable
      title={t('statistics.by_age')}
      about={about}
      bars="lying"
      nothing={t('statistics.by_age_nothing')}
      note={asOf(data)}
      rows={data.overdue_by_age}
      name={{ label: t('statistics.age_column'), of: ({ age }) => say(overdueAges[age].label) }}
      measures={[
        {
          label: t('statistics.documents_column'),
          of: ({ count }: AgeRow) => count,
          to: ({ count, age }: AgeRow) => (count > 0 ? link('overdue', { age }) : undefined),
          bad: true,
        },
      ]}
    />
  )
}

import { dayParts, daysInMonth, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { categoryLabels } from '@hdoc/contract/texts/choices.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatShortDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { ChartWithTable } from '../../../ui/chart/chart-with-table.tsx'
import type { Shown } from '../figures/shown.ts'
import { monthLabel, shortMonthLabel } from '../period/period-label.ts'

type Bar = Statistics['bars'][0]
const categories = ['intrare', 'iesire', 'interne'] as const
type Row = { bar: Bar; before: Bar | undefined }

/** The days of a bar: its day, or of its month what lies in the period. */
function daysOf({ on }: Pick<Bar, 'on'>, { grain, period }: Pick<Statistics, 'grain' | 'period'>): Period {
  if (grain === 'day') return { from: on, to: on }
  const { year, month } = dayParts(on)
  const days = { from: toIsoDate(year, month, 1), to: toIsoDate(year, month, daysInMonth(year, month)) }
  if (days.from < period.from) days.from = period.from
  if (days.to > period.to) days.to = period.to
  return days
}

const registered = (bar: Bar): number => categories.reduce((sum, category) => sum + bar[category], 0)

/** Each bar beside the one of the compared period that stands at the same place. */
const rowsOf = ({ bars, bars_before }: Statistics): Row[] =>
  bars.map((bar, at) => ({ bar, before: bars_before[at] }))

function useNames({ grain }: Statistics) {
  const { t } = useTranslation()
  const byDay = grain === 'day'
  return {
    label: t(byDay ? 'statistics.day' : 'statistics.month_column'),
    key: ({ bar }: Row) => bar.on,
    of: ({ bar }: Row) => (byDay ? formatDate(bar.on) : monthLabel(bar.on)),
    short: ({ bar }: Row) => (byDay ? formatShortDate(bar.on) : shortMonthLabel(bar.on)),
  }
}

/** What came, by day or by month: its categories one on the other, and over them the compared period. */
export function Arrivals({ data, link, about }: Shown) {
  const { t } = useTranslation()
  const name = useNames(data)
  const isCompared = data.compared !== null
  return (
    <ChartWithTable
      title={t(data.grain === 'day' ? 'statistics.per_day' : 'statistics.per_month')}
      about={about}
      nothing={t('statistics.nothing')}
      stacked
      rows={rowsOf(data)}
      name={name}
      isMarked={({ bar }) => bar.on === data.today}
      measures={[
        ...categories.map((category) => ({
          label: say(categoryLabels[category]),
          of: ({ bar }: Row) => bar[category],
          to: ({ bar }: Row) =>
            bar[category] === 0 ? undefined : link('registered', { category }, daysOf(bar, data)),
        })),
        {
          label: t('statistics.total'),
          of: ({ bar }: Row) => registered(bar),
          to: ({ bar }: Row) =>
            registered(bar) === 0 ? undefined : link('registered', {}, daysOf(bar, data)),
          drawn: 'no' as const,
        },
        ...(isCompared
          ? [
              {
                label: t('statistics.before_same'),
                of: ({ before }: Row) => (before === undefined ? null : registered(before)),
                drawn: 'line' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

/** What was answered, by day or by month. */
export function Answers({ data, link, about }: Shown) {
  const { t } = useTranslation()
  const name = useNames(data)
  return (
    <ChartWithTable
      title={t(data.grain === 'day' ? 'statistics.answered_per_day' : 'statistics.answered_per_month')}
      about={about}
      nothing={t('statistics.nothing')}
      rows={rowsOf(data)}
      name={name}
      isMarked={({ bar }) => bar.on === data.today}
      measures={[
        {
          label: t('statistics.answered'),
          of: ({ bar }: Row) => bar.answered,
          to: ({ bar }: Row) => (bar.answered === 0 ? undefined : link('answered', {}, daysOf(bar, data))),
        },
        ...(data.compared === null
          ? []
          : [
              {
                label: t('statistics.before_same'),
                of: ({ before }: Row) => before?.answered ?? null,
                drawn: 'line' as const,
              },
            ]),
      ]}
    />
  )
}

import { averagesOf } from '@hdoc/contract/statistics/averages.ts'
import type { MeasureId } from '@hdoc/contract/statistics/measures.ts'
import type { StatisticSums, Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { formatDate, formatNumber } from '../../../lib/format/format.ts'
import { t } from '../../../lib/languages/i18n.ts'
import type { Place } from '../../../ui/links/place.ts'
import type { Link } from '../figures/shown.ts'
import { inPercent, writeDecimal, writeShare, writeSigned } from '../figures/written.ts'
import { type Change, changeOf, type Differs, type Good } from './change.ts'

export type HeadFigure = {
  label: string
  figure: string
  to: Place | undefined
  /** How it differs from the compared period, and what that means; undefined without one. */
  change: (Change & { text: string }) | undefined
  bad: boolean
}

type Kind = {
  measure: MeasureId
  label: string
  of: (sums: StatisticSums) => number | null
  write: (figure: number) => string
  good: Good
  differs: Differs
  /** What stands before the compared figure: „erau 344”, „era 9,5 zile”. */
  one?: true
}

/** As it is read out: „1 zi”, „9,5 zile”, „20 de zile”. */
const countOf = (figure: number): number => Math.round(Math.abs(figure) * 10) / 10
const days = (figure: number): string =>
  t('statistics.days', { count: countOf(figure), figure: writeDecimal(figure) })

function kindsOf({ period, today }: Statistics): Kind[] {
  const isOver = period.to < today
  const day = formatDate(period.to)
  return [
    {
      measure: 'registered',
      label: t('statistics.registered'),
      of: ({ registered }) => registered,
      write: formatNumber,
      good: 'neither',
      differs: 'share',
    },
    {
      measure: 'answered',
      label: t('statistics.answered'),
      of: ({ answered }) => answered,
      write: formatNumber,
      good: 'more',
      differs: 'share',
    },
    {
      measure: 'answered_in_time',
      label: t('statistics.in_time'),
      of: (sums) => averagesOf(sums).answered_in_time,
      write: writeShare,
      good: 'more',
      differs: 'points',
      one: true,
    },
    {
      measure: 'days_to_answer',
      label: t('statistics.average'),
      of: (sums) => averagesOf(sums).days_to_answer,
      write: days,
      good: 'less',
      differs: 'days',
      one: true,
    },
    {
      measure: 'open',
      label: isOver ? t('statistics.open_then', { day }) : t('statistics.open'),
      of: ({ open }) => open,
      write: formatNumber,
      good: 'less',
      differs: 'count',
    },
    {
      measure: 'overdue',
      label: isOver ? t('statistics.overdue_then', { day }) : t('statistics.overdue'),
      of: ({ overdue }) => overdue,
      write: formatNumber,
      good: 'less',
      differs: 'count',
    },
  ]
}

/** „+8,1 %, erau 344”. */
function changeText({ by, direction }: Change, { differs, write, one }: Kind, before: number): string {
  if (direction === 'same') return t('statistics.same')
  const were = one
    ? t('statistics.was', { figure: write(before) })
    : t('statistics.were', { figure: write(before) })
  if (by === undefined) return were
  const signed = writeSigned(by)
  const said = {
    share: () => inPercent(signed),
    points: () => t('statistics.by_points', { count: countOf(by), by: signed }),
    days: () => t('statistics.by_days', { count: countOf(by), by: signed }),
    count: () => signed,
  }[differs]()
  return t('statistics.by_and_were', { by: said, were })
}

export function figuresOf(data: Statistics, link: Link): HeadFigure[] {
  const { total, total_before: other } = data
  return kindsOf(data).map((kind) => {
    const now = kind.of(total)
    const before = other === null ? null : kind.of(other)
    const change = changeOf(now, before, kind.good, kind.differs)
    return {
      label: kind.label,
      figure: now === null ? '–' : kind.write(now),
      to: now === null || now === 0 ? undefined : link(kind.measure),
      change: change && before !== null ? { ...change, text: changeText(change, kind, before) } : undefined,
      bad: kind.measure === 'overdue' && now !== null && now > 0,
    }
  })
}

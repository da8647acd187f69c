import { addDays, dayParts, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { MEASURE } from '../facts/queries/points.ts'
import { categories } from './codes.ts'
import type { Bar } from './queries/figures.ts'

const monthOf = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`

function nextOf(on: IsoDate, grain: 'day' | 'month'): IsoDate {
  if (grain === 'day') return addDays(on, 1)
  const { year, month } = dayParts(on)
  return month === 12 ? toIsoDate(year + 1, 1, 1) : toIsoDate(year, month + 1, 1)
}

/** A bar for each day or month of a period, those with nothing too. */
export function barsOf(
  counted: readonly Bar[],
  which: string,
  { from, to }: Period,
  grain: 'day' | 'month',
): Statistics['bars'] {
  const own = new Map<string, number>()
  for (const bar of counted) if (bar.which === which) own.set(`${bar.on} ${bar.measure} ${bar.kind}`, bar.n)
  const bars: Statistics['bars'] = []
  for (let on = grain === 'day' ? from : monthOf(from); on <= to; on = nextOf(on, grain)) {
    const count = (measure: number, kind: number): number => own.get(`${on} ${measure} ${kind}`) ?? 0
    const [intrare, iesire, interne] = categories.map((_, n) => count(MEASURE.registered, n + 1))
    bars.push({
      on,
      intrare: intrare!,
      iesire: iesire!,
      interne: interne!,
      answered: count(MEASURE.closed, 0),
    })
  }
  return bars
}

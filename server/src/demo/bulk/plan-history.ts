import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { addDays, dayParts, daysBetween, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { startOfLocalDay } from '../../platform/clock.ts'
import { numbersPerDay } from '../plan/dealu-florilor.ts'
import { firstNumber } from '../plan/first-number.ts'
import { type BulkSeries, bulkSeries } from './bulk-series.ts'
import type { SeriesStart } from './queries.ts'

/** Days before the first paper; two years, so that a year can be compared with the one before. */
const REACH = 730
/** Each year brings this many times the papers of the year before. */
const GROWTH = 1.06

/**
 * What registers gave before the first number that they hold: in its year all numbers up to it, in the years before at its
 * pace, a little less each.
 */
export function planHistory(starts: readonly SeriesStart[], freeDays: readonly FreeDay[]): BulkSeries[][] {
  const known = starts.filter(({ code }) => Object.hasOwn(numbersPerDay, code))
  const first = known.map(({ given_on }) => given_on).sort()[0]
  if (first === undefined) return []
  const yesterday = addDays(first, -1)
  const begins = addDays(first, -REACH)
  const running = dayParts(first).year
  const years = [2, 1, 0].map((back) => running - back)
  return years.map((year) =>
    known.flatMap(({ register_id, code, counter }) => {
      const from = [begins, toIsoDate(year, 1, 1)].sort().at(-1)!
      const perDay = (numbersPerDay[code] ?? 0) / GROWTH ** (running - year)
      const before = firstNumber(from, perDay) - 1
      const wholeYear = daysBetween(toIsoDate(year, 1, 1), toIsoDate(year + 1, 1, 1))
      const upTo = year === running ? counter - 1 : Math.floor(wholeYear * perDay)
      if (upTo <= before) return []
      const given_at = startOfLocalDay(addDays(from, -1)).toISOString()
      const end = { register_id, series: String(year), counter: before, given_at }
      return [
        bulkSeries({ id: register_id, code }, year, upTo - before, { end, yesterday, freeDays, part: 1 }),
      ]
    }),
  )
}

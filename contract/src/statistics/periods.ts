import { addDays, dayParts, daysBetween, daysInMonth, type IsoDate, toIsoDate } from '../ro/local-date.ts'
import type { Text } from '../texts/languages.ts'

/** Days from the first to the last, both counted. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate }

export const comparisons = {
  previous: { ro: 'perioada dinainte', en: 'the period before' },
  year_before: { ro: 'aceeași perioadă, acum un an', en: 'the same period a year ago' },
  none: { ro: 'fără comparație', en: 'no comparison' },
} as const satisfies Record<string, Text>
export type Comparison = keyof typeof comparisons

/** A stretch of the calendar that a period may be, or be the days so far of. */
export const calendarUnits = ['month', 'quarter', 'year'] as const
export type CalendarUnit = (typeof calendarUnits)[number]
export const monthsOf: Readonly<Record<CalendarUnit, number>> = { month: 1, quarter: 3, year: 12 }

/** Longest period that is asked for at once, in days: five years. */
export const LONGEST_PERIOD = 1827
/** A period of at most this many days is drawn by day, a longer one by month. */
const DAYS_DRAWN = 62
export const grainOf = ({ from, to }: Period): 'day' | 'month' =>
  daysBetween(from, to) < DAYS_DRAWN ? 'day' : 'month'

/** The same day some months earlier; the last day of a shorter month stands for those that it lacks. */
function monthsBefore(date: IsoDate, months: number, isLast = false): IsoDate {
  const { year, month, day } = dayParts(date)
  const at = year * 12 + month - 1 - months
  const [y, m] = [Math.floor(at / 12), (((at % 12) + 12) % 12) + 1]
  const length = daysInMonth(y, m)
  return toIsoDate(y, m, isLast ? length : Math.min(day, length))
}

/**
 * What a period is compared with. Before a period that begins with a month stand as many months, up to the same
 * day (1–20 November: 1–20 October; a whole quarter: the whole quarter before); before any other, as many days.
 * Before the days so far of a unit stand as many days of the unit before (of the fourth quarter up to 24 November:
 * 1 July – 24 August).
 */
export function comparedPeriod(
  { from, to }: Period,
  comparison: Comparison,
  unit?: CalendarUnit,
): Period | null {
  if (comparison === 'none') return null
  const [first, last] = [dayParts(from), dayParts(to)]
  const endsMonth = last.day === daysInMonth(last.year, last.month)
  if (comparison === 'year_before')
    return { from: monthsBefore(from, 12), to: monthsBefore(to, 12, endsMonth) }
  if (first.day !== 1) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(from, -1) }
  }
  const months = unit ? monthsOf[unit] : (last.year - first.year) * 12 + last.month - first.month + 1
  return { from: monthsBefore(from, months), to: monthsBefore(to, months, endsMonth) }
}

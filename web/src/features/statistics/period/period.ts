import {
  addDays,
  dayParts,
  daysBetween,
  type IsoDate,
  isIsoDate,
  toIsoDate,
} from '@hdoc/contract/ro/local-date.ts'
import {
  type CalendarUnit,
  calendarUnits,
  LONGEST_PERIOD,
  monthsOf,
  type Period,
} from '@hdoc/contract/statistics/periods.ts'

/** The first day of a month counted from January of year 0. */
const monthStart = (count: number): IsoDate => toIsoDate(Math.floor(count / 12), (count % 12) + 1, 1)
const monthOf = (day: IsoDate): number => {
  const { year, month } = dayParts(day)
  return year * 12 + month - 1
}
/** `count` months long, from a month on. */
const whole = (first: number, count: number): Period => ({
  from: monthStart(first),
  to: addDays(monthStart(first + count), -1),
})

/** The whole month, quarter or year in which a day lies. */
export function unitOf(unit: CalendarUnit, day: IsoDate): Period {
  const count = monthsOf[unit]
  const month = monthOf(day)
  return whole(month - (month % count), count)
}

/** The unit that a period is exactly; undefined for free days. */
export function kindOf({ from, to }: Period): CalendarUnit | undefined {
  return calendarUnits.find((unit) => {
    const period = unitOf(unit, from)
    return period.from === from && period.to === to
  })
}

/** The period `steps` before (negative) or after: whole units by units, free days by their own length. */
export function shifted(period: Period, steps: number): Period {
  const unit = kindOf(period)
  if (unit !== undefined) return whole(monthOf(period.from) + steps * monthsOf[unit], monthsOf[unit])
  const days = steps * (daysBetween(period.from, period.to) + 1)
  return { from: addDays(period.from, days), to: addDays(period.to, days) }
}

/**
 * Of a running period only the days that have begun, so that it is compared with as many days of another: 1–20
 * November with 1–20 October.
 */
export const until = (period: Period, today: IsoDate): Period =>
  period.from <= today && period.to > today ? { from: period.from, to: today } : period

export type PeriodProblem = 'no_day' | 'backwards' | 'too_long'

/** What is wrong with two typed days; undefined when they are a period. */
export function problemOf(from: string, to: string): PeriodProblem | undefined {
  if (!isIsoDate(from) || !isIsoDate(to)) return 'no_day'
  if (from > to) return 'backwards'
  return daysBetween(from, to) >= LONGEST_PERIOD ? 'too_long' : undefined
}

/** The period that an address names; this month when it names none or one that is none. */
export function periodOf(from: string | undefined, to: string | undefined, today: IsoDate): Period {
  return from !== undefined && to !== undefined && problemOf(from, to) === undefined
    ? { from, to }
    : unitOf('month', today)
}

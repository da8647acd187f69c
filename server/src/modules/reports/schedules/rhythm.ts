import type { Rhythm } from '@hdoc/contract/reports/report-schedules.ts'
import {
  addDays,
  dayParts,
  daysInMonth,
  type IsoDate,
  toIsoDate,
  weekdayOf,
} from '@hdoc/contract/ro/local-date.ts'
import type { Span } from '../catalogue/queries/reading.ts'

type Rhythmic = { every: Rhythm; day: number }

const DAYS_OF_A_WEEK = 7
/** 1 = Monday … 7 = Sunday. */
const weekday = (date: IsoDate): number => weekdayOf(date) || DAYS_OF_A_WEEK

/** The day of a month that a schedule means: its last where the month has no such day. */
const dayOfMonth = (year: number, month: number, day: number): IsoDate =>
  toIsoDate(year, month, Math.min(day, daysInMonth(year, month)))

/** The first day of a rhythm after a day. Days are local calendar days, so clocks that change move nothing. */
export function nextDay({ every, day }: Rhythmic, after: IsoDate): IsoDate {
  if (every === 'week') return addDays(after, ((day - weekday(after) + 6) % DAYS_OF_A_WEEK) + 1)
  const { year, month } = dayParts(after)
  const here = dayOfMonth(year, month, day)
  if (here > after) return here
  return month === 12 ? dayOfMonth(year + 1, 1, day) : dayOfMonth(year, month + 1, day)
}

/** The whole week, Monday to Sunday, or the whole month before the one that a day lies in. */
export function periodBefore(every: Rhythm, on: IsoDate): Span {
  if (every === 'week') {
    const monday = addDays(on, 1 - weekday(on))
    return { from: addDays(monday, -DAYS_OF_A_WEEK), to: addDays(monday, -1) }
  }
  const { year, month } = dayParts(on)
  const [y, m] = month === 1 ? [year - 1, 12] : [year, month - 1]
  return { from: toIsoDate(y, m, 1), to: toIsoDate(y, m, daysInMonth(y, m)) }
}

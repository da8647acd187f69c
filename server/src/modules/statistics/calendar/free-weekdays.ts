import { createHash } from 'node:crypto'
import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { holidaysOfYear } from '@hdoc/contract/ro/holidays.ts'
import { weekdayOf } from '@hdoc/contract/ro/local-date.ts'

/** Years whose holidays are known by rule. */
const [FIRST, LAST] = [1990, 2099]
const isWeekday = (date: string): boolean => weekdayOf(date) >= 1 && weekdayOf(date) <= 5
const holidays = Array.from({ length: LAST - FIRST + 1 }, (_, n) => holidaysOfYear(FIRST + n)).flatMap(
  (year) => year.map(({ date }) => date).filter(isWeekday),
)

/** By which days working days are counted: `days`, sorted and each once, and a `mark` that changes with them. */
export type Calendar = { readonly days: readonly string[]; readonly mark: string }

/** Days from Monday to Friday that are free by law or by the institution. */
export function calendarOf(freeDays: readonly FreeDay[]): Calendar {
  const own = freeDays.map(({ date }) => date).filter(isWeekday)
  const days = [...new Set([...holidays, ...own])].sort()
  return { days, mark: createHash('sha256').update(days.join()).digest('hex').slice(0, 16) }
}

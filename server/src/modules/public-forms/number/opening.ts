import { type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { weekdayOf } from '@hdoc/contract/ro/local-date.ts'
import type { OpeningHours } from '@hdoc/contract/settings/opening-hours.ts'
import { localDate, localTime } from '../../../platform/clock.ts'

/**
 * Whether the institution works at an instant: its hours of that weekday, outside legal holidays and its own free days. An
 * institution that says no hours works on every working day, all day.
 */
export function isOpenAt(at: Date, hours: readonly OpeningHours[], freeDays: readonly FreeDay[]): boolean {
  const day = localDate(at)
  const off = findDayOff(day, freeDays)
  if (off && off.kind !== 'weekend') return false
  const weekday = weekdayOf(day) || 7
  if (hours.length === 0) return off === undefined
  const time = localTime(at).slice(0, 5)
  return hours.some(({ days, from, to }) => days.includes(weekday) && from <= time && time < to)
}

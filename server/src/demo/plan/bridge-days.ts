import { type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate, toIsoDate, weekdayOf } from '@hdoc/contract/ro/local-date.ts'

const MONDAY = 1
const FRIDAY = 5

function isBridge(day: IsoDate): boolean {
  if (findDayOff(day, []) !== undefined) return false
  const isHoliday = (other: IsoDate): boolean => findDayOff(other, [])?.kind === 'holiday'
  const weekday = weekdayOf(day)
  return (
    (weekday === MONDAY && isHoliday(addDays(day, 1))) || (weekday === FRIDAY && isHoliday(addDays(day, -1)))
  )
}

/**
 * Gives the working days of a year that lie between a legal holiday and a weekend. Town halls give them off
 * and make up the work on other days.
 */
export function bridgeDays(year: number): FreeDay[] {
  const first = toIsoDate(year, 1, 1)
  const days = Array.from({ length: 366 }, (_, n) => addDays(first, n)).filter((day) =>
    day.startsWith(first.slice(0, 4)),
  )
  return days.filter(isBridge).map((date) => ({ date, name: 'Zi liberă de punte, cu recuperare' }))
}

import { type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'

export const AVERAGE_DAYS = 28

/** Documents registered per working day, over the working days among the `AVERAGE_DAYS` before today, rounded. */
export function dailyAverage(
  perDay: readonly { day: string; count: number }[],
  today: IsoDate,
  freeDays: readonly FreeDay[],
): number {
  const days = Array.from({ length: AVERAGE_DAYS }, (_, n) => addDays(today, -n - 1)).filter(
    (day) => !findDayOff(day, freeDays),
  )
  const registered = perDay.filter(({ day }) => days.includes(day)).reduce((sum, { count }) => sum + count, 0)
  return days.length === 0 ? 0 : Math.round(registered / days.length)
}

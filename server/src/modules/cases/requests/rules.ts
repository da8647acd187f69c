import { type DayType, type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'

/**
 * Days for which a deadline stood: from the day of the request to the day of its end, counted as the type counts them.
 * What was asked and answered on one day moves nothing.
 */
export function stoppedDays(
  askedOn: IsoDate,
  endedOn: IsoDate,
  { dayType, freeDays }: { dayType: DayType; freeDays: readonly FreeDay[] },
): number {
  let days = 0
  for (let day = askedOn; day < endedOn; day = addDays(day, 1))
    if (dayType === 'calendar' || findDayOff(addDays(day, 1), freeDays) === undefined) days++
  return days
}

/** „2 din 3”: how many items were answered. */
export const answered = (
  items: readonly { answered_at: string | null }[],
): { done: number; all: number } => ({
  done: items.filter(({ answered_at }) => answered_at !== null).length,
  all: items.length,
})

import { type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'

/** The next working days after a day, in order. */
export function nextWorkingDays(after: IsoDate, howMany: number, freeDays: readonly FreeDay[]): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = addDays(after, 1); days.length < howMany; day = addDays(day, 1))
    if (findDayOff(day, freeDays) === undefined) days.push(day)
  return days
}

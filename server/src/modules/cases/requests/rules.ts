import { isOpenShare, type ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import { type DayType, type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { leadOf } from '../rules/derive-case.ts'

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

/** The first day on which a share that waits for a request alone no longer waits. */
export const dayAfter = (untilOn: IsoDate): IsoDate => addDays(untilOn, 1)

/** The day on which a deadline runs again: that of the end of its request, which is over after its last day whenever that is noted. */
export function runsAgainOn(today: IsoDate, { until_on }: { until_on: IsoDate }): IsoDate {
  const over = dayAfter(until_on)
  return today < over ? today : over
}

/** „2 din 3”: how many items were answered. */
export const answered = (
  items: readonly { answered_at: string | null }[],
): { done: number; all: number } => ({
  done: items.filter(({ answered_at }) => answered_at !== null).length,
  all: items.length,
})

/** Whether a share waits for a request; one that was put off for longer waits for something else. */
export const waitsForRequest = (
  { wait_until }: { wait_until: IsoDate | null },
  { until_on }: { until_on: IsoDate },
): boolean => wait_until !== null && wait_until <= dayAfter(until_on)

/** The share that goes on with what was asked: the one that asked, while it is open, else the one in charge. */
export const goesOn = <S extends { id: number; role: ShareRole; status: ShareStatus }>(
  shares: readonly S[],
  shareId: number,
): S | undefined => shares.find(({ id, status }) => id === shareId && isOpenShare(status)) ?? leadOf(shares)

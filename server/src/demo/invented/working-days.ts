import { type FreeDay, findDayOff } from '@hdoc/contract/ro/deadline.ts'
import { addDays, daysBetween, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { instantOfLocal } from '../../platform/clock.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Days on which the institution works, both ends included. */
export function workingDays(from: IsoDate, to: IsoDate, freeDays: readonly FreeDay[]): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n)).filter(
    (day) => findDayOff(day, freeDays) === undefined,
  )
}

const OPENING_SECONDS = 8 * 3600
const OPEN_SECONDS = 8.5 * 3600

/** The moment of the opening hours (8:00 to 16:30) at which `fraction` of them has passed. */
export function momentOf(day: IsoDate, fraction: number): Date {
  return new Date(instantOfLocal(day).getTime() + (OPENING_SECONDS + fraction * OPEN_SECONDS) * 1000)
}

/** Moments of one day, in their order, whole seconds apart. */
export function momentsOf(random: SeededRandom, day: IsoDate, count: number): Date[] {
  const seconds = new Set<number>()
  while (seconds.size < Math.min(count, OPEN_SECONDS)) seconds.add(random.int(0, OPEN_SECONDS - 1))
  return [...seconds].sort((a, b) => a - b).map((second) => momentOf(day, second / OPEN_SECONDS))
}

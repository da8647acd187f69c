import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { instantOfLocal, localDate } from '../../platform/clock.ts'
import { momentOf, workingDays } from '../invented/working-days.ts'
import type { SeriesEnd } from './queries.ts'

/** A load takes this part of the days left in a year, so that the next load finds room. */
const PART_OF_YEAR = 0.95

/** Numbers that a load adds to one register in one year. */
export interface BulkSeries {
  register: { id: number; code: string }
  year: number
  count: number
  /** The first counter to give. */
  first: number
  /**
   * The moment of the k-th number. It rises with k and lies in working hours as long as the year has days
   * left.
   */
  momentOf(k: number): Date
}

/** The last day of the year, or yesterday when the year goes on beyond it. */
function lastDay(year: number, yesterday: IsoDate): IsoDate {
  const end = toIsoDate(year, 12, 31)
  return end.localeCompare(yesterday) < 0 ? end : yesterday
}

/** Continues a series after what it has given (`end`), up to yesterday at most. */
export function bulkSeries(
  register: { id: number; code: string },
  year: number,
  count: number,
  known: { end: SeriesEnd | undefined; yesterday: IsoDate; freeDays: readonly FreeDay[]; part?: number },
): BulkSeries {
  const { end, yesterday, freeDays, part = PART_OF_YEAR } = known
  const last = lastDay(year, yesterday)
  const from = end ? addDays(localDate(new Date(end.given_at)), 1) : toIsoDate(year, 1, 1)
  const left = workingDays(from, last, freeDays)
  const days = left.slice(0, Math.ceil(left.length * part))
  const first = (end?.counter ?? 0) + 1
  if (days.length > 0) {
    return {
      register,
      year,
      count,
      first,
      momentOf: (k) => {
        const place = (k * days.length) / count
        return momentOf(days[Math.floor(place)]!, place % 1)
      },
    }
  }
  const start = end ? new Date(end.given_at).getTime() : instantOfLocal(toIsoDate(year, 1, 1)).getTime()
  const room = Math.max(0, instantOfLocal(addDays(last, 1)).getTime() - 1 - start)
  return { register, year, count, first, momentOf: (k) => new Date(start + Math.floor((room * k) / count)) }
}

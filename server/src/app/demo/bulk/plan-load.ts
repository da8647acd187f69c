import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { dayParts, daysBetween, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { type BulkSeries, bulkSeries } from './bulk-series.ts'
import type { SeriesEnd } from './queries.ts'

export const FIRST_YEAR = 2019
/** Each year brings so much more than the one before. */
const GROWTH = 1.06

/**
 * Shares of the registers that give main numbers; contracts and decisions have theirs in the register of internal papers,
 * and a further one in a secondary register. The month of the demo holds the running series of the town hall's own registers up to now,
 * and numbers never run against time; so the load of the running year comes from the branch office, which has its own.
 */
export const BRANCH = 'FV'
const pastShares: Readonly<Record<string, number>> = { RG: 0.7, INT: 0.18, IES: 0.12 }
const runningShares: Readonly<Record<string, number>> = { [BRANCH]: 1 }

/** Whole parts of a total in proportion to shares; together exactly the total. */
export function splitTotal(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  let before = 0
  let given = 0
  return shares.map((share) => {
    before += share
    const upTo = Math.round((total * before) / sum)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** What each year brings; the running one as much as has passed of it. */
function yearShares(yesterday: IsoDate): { year: number; share: number }[] {
  const running = dayParts(yesterday).year
  return Array.from({ length: Math.max(1, running - FIRST_YEAR + 1) }, (_, n) => {
    const year = Math.min(FIRST_YEAR, running) + n
    const passed = year < running ? 1 : (daysBetween(toIsoDate(year, 1, 1), yesterday) + 1) / 365
    return { year, share: GROWTH ** n * passed }
  })
}

/** The series of a load, by year. */
export function planLoad(
  documents: number,
  known: {
    registers: readonly { id: number; code: string }[]
    ends: readonly SeriesEnd[]
    freeDays: readonly FreeDay[]
    yesterday: IsoDate
    /** The year in which people register now. */
    runningYear: number
  },
): BulkSeries[][] {
  const years = yearShares(known.yesterday)
  const counts = splitTotal(
    documents,
    years.map(({ share }) => share),
  )
  return years.map(({ year }, n) => {
    const shares = Object.entries(year === known.runningYear ? runningShares : pastShares)
    const parts = splitTotal(
      counts[n]!,
      shares.map(([, share]) => share),
    )
    return shares.flatMap(([code], m) => {
      const register = known.registers.find((one) => one.code === code)
      if (!register || parts[m] === 0) return []
      const end = known.ends.find((one) => one.register_id === register.id && one.series === String(year))
      return [bulkSeries(register, year, parts[m]!, { ...known, end })]
    })
  })
}

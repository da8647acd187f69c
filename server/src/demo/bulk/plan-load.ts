import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { dayParts, daysBetween, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { type BulkSeries, bulkSeries } from './bulk-series.ts'
import type { SeriesEnd } from './queries.ts'

const FIRST_YEAR = 2019
/** Each year brings this many times the documents of the year before. */
const GROWTH = 1.06

/**
 * Shares of the registers that give main numbers. Contracts and decisions have their main number in the
 * register of internal papers and a further number in a secondary register. In the running year the demo's
 * month already fills the town hall's own series up to now, and numbers never run against time. The load of
 * that year therefore uses the branch office's register, which has its own series.
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

/** The weight of each year. The running year counts only for the part of it that has passed. */
function yearShares(yesterday: IsoDate): { year: number; share: number }[] {
  const running = dayParts(yesterday).year
  return Array.from({ length: Math.max(1, running - FIRST_YEAR + 1) }, (_, n) => {
    const year = Math.min(FIRST_YEAR, running) + n
    const passed = year < running ? 1 : (daysBetween(toIsoDate(year, 1, 1), yesterday) + 1) / 365
    return { year, share: GROWTH ** n * passed }
  })
}

/** Divides a load of documents among years and registers; gives the series of each year. */
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

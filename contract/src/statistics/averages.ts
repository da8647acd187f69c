import type { StatisticSums } from './statistics-rows.ts'

const per = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)

/** The measures that are parts of others; null where nothing was answered. */
export const averagesOf = (sums: StatisticSums) => ({
  answered_in_time: per(sums.answered_in_time, sums.answered),
  days_to_answer: per(sums.days, sums.answered),
  working_days_to_answer: per(sums.working_days, sums.answered),
})

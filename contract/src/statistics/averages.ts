import type { StatisticSums } from './statistics-rows.ts'

const per = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)

type Answered = Pick<StatisticSums, 'answered' | 'answered_in_time' | 'days' | 'working_days'>

/** The measures that are parts of others; null where nothing was answered. Screens, exports and reports read them from here. */
export const averagesOf = (sums: Answered) => ({
  answered_in_time: per(sums.answered_in_time, sums.answered),
  days_to_answer: per(sums.days, sums.answered),
  working_days_to_answer: per(sums.working_days, sums.answered),
})

import type { ReportRun, WholePeriod } from '@hdoc/contract/reports/reports.ts'

const HALVES = 2
const orderOf = ({ year, half }: WholePeriod): number => year * HALVES + (half ?? 1)

/** A period as the address names it: `2025-2`, `2025`. */
export const periodKey = ({ year, half }: WholePeriod): string =>
  half === null ? String(year) : `${year}-${half}`

/** The half year or year just before. */
export function periodBefore({ year, half }: WholePeriod): WholePeriod {
  return half === HALVES ? { year, half: 1 } : { year: year - 1, half: half === null ? null : HALVES }
}

/** The period that an address names, when it is as long as this one and earlier. */
export function earlierPeriod(key: string | undefined, now: WholePeriod): WholePeriod | undefined {
  const [, year, half] = /^(2\d{3})(?:-([12]))?$/.exec(key ?? '') ?? []
  if (year === undefined) return undefined
  const period = { year: Number(year), half: half === undefined ? null : Number(half) }
  const isAsLong = (period.half === null) === (now.half === null)
  return isAsLong && orderOf(period) < orderOf(now) ? period : undefined
}

type Run = Pick<ReportRun, 'id' | 'report' | 'of' | 'period' | 'state' | 'is_sent'>
export type EarlierRun<R extends Run = ReportRun> = R & { period: WholePeriod }

/**
 * The runs of earlier periods that a run can be compared with, the latest period first. Of several of one period it is the one
 * that was sent, whose figures were signed, else the newest.
 */
export function earlierRuns<R extends Run>(
  run: Pick<Run, 'report'>,
  now: WholePeriod,
  runs: readonly R[],
): EarlierRun<R>[] {
  const ready = runs
    .filter(({ report, state }) => report === run.report && state === 'done')
    .flatMap((one) =>
      one.period && orderOf(one.period) < orderOf(now) ? [{ ...one, period: one.period }] : [],
    )
    .sort(
      (a, b) => orderOf(b.period) - orderOf(a.period) || Number(b.is_sent) - Number(a.is_sent) || b.id - a.id,
    )
  return ready.filter((one, n) => n === 0 || orderOf(one.period) !== orderOf(ready[n - 1]?.period ?? now))
}

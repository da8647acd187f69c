import { dayParts, type IsoDate } from '../ro/local-date.ts'

export type SeriesRule = {
  reset: 'manual' | 'auto'
  /** A new series each day, whatever `reset` says. */
  daily: boolean
  /** How many times an administrator has opened a new series; counts for manual registers only. */
  manualSeries: number
}

/**
 * Name of the series to which a registration of that local day (Europe/Bucharest) belongs: '2026-11-20' daily,
 * '2026' yearly, 'm1' manual. A number is unique within register and series.
 */
export function seriesKey({ reset, daily, manualSeries }: SeriesRule, localDate: IsoDate): string {
  const { year } = dayParts(localDate)
  if (daily) return localDate
  return reset === 'auto' ? String(year).padStart(4, '0') : `m${manualSeries}`
}

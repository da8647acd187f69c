import { dayParts, daysBetween, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'

/**
 * The number at which a register stands on a day when it has given `perDay` numbers a day since the year
 * began. With it, a month of documents in November does not begin with 1.
 */
export function firstNumber(day: IsoDate, perDay: number): number {
  const { year } = dayParts(day)
  return 1 + Math.floor(daysBetween(toIsoDate(year, 1, 1), day) * perDay)
}

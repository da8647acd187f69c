import { computeDeadline, type FreeDay } from './deadline.ts'
import type { IsoDate } from './local-date.ts'

export type ExtensionLimit = { days: number; law: string }

/**
 * How far a law lets a deadline be extended, by the legal basis of a type: OG 27/2002 art. 9 for petitions.
 */
export function extensionLimit(legalBasis: string): ExtensionLimit | undefined {
  return /\bO\.?\s?G\.?\s*(?:nr\.?\s*)?27\/2002\b/i.test(legalBasis)
    ? { days: 15, law: 'OG 27/2002 art. 9' }
    : undefined
}

/**
 * The last day to which a deadline may be extended; all extensions together count from the first deadline.
 * The days for which the deadline stood meanwhile are no extension: the law's own day moves by them.
 */
export function longestExtension(
  firstDeadline: IsoDate,
  { days }: ExtensionLimit,
  freeDays: readonly FreeDay[],
  stoppedDays = 0,
): IsoDate {
  const { date } = computeDeadline({
    registeredOn: firstDeadline,
    days: days + stoppedDays,
    dayType: 'calendar',
    freeDays,
  })
  return date ?? firstDeadline
}

/**
 * Days for which a deadline stood, of all that moved it. It may have moved by fewer, where these days fall on days off over which
 * it was moved before.
 */
export const stoppedDaysOf = (extensions: readonly { stood_days: number }[]): number =>
  extensions.reduce((sum, { stood_days }) => sum + stood_days, 0)

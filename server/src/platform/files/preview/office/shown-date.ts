/** Days between 30 December 1899, from which workbooks count, and the beginning of 1970. */
const DAYS_BEFORE_1970 = 25_569
const DAY_MS = 86_400_000
const MAX_DAY = 2_958_466

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * A workbook's number of days as „20.11.2026” or „20.11.2026 14:30”; a number below one as a time, „14:30”.
 */
export function shownDate(days: number): string {
  if (!Number.isFinite(days) || days < 0 || days >= MAX_DAY) return Number.isNaN(days) ? '' : String(days)
  const at = new Date(Math.round((days - DAYS_BEFORE_1970) * DAY_MS))
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  if (days < 1) return time
  const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`
  return Number.isInteger(days) ? day : `${day} ${time}`
}

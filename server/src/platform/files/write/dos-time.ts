import { localDateTime } from '../../clock.ts'

/** 1 January 1980, 00:00: the first instant the format knows. */
export const DOS_START = { date: 0x21, time: 0 }
const FIRST_YEAR = 1980
const LAST_YEAR = FIRST_YEAR + 0x7f

/**
 * An instant as ZIP archives write it: the wall clock of Romania, in steps of two seconds. Gives `DOS_START`
 * for a year outside 1980 to 2107.
 */
export function dosTime(instant: Date): { date: number; time: number } {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = localDateTime(instant)
    .split(/\D/)
    .map(Number)
  if (year < FIRST_YEAR || year > LAST_YEAR) return DOS_START
  return {
    date: ((year - FIRST_YEAR) << 9) | (month << 5) | day,
    time: (hour << 11) | (minute << 5) | (second >> 1),
  }
}

/**
 * Calendar days as text, 'YYYY-MM-DD', without clock and without time zone: a day of a register is a local day
 * (Europe/Bucharest) and must not move because a machine stands elsewhere. Gregorian calendar, years 1 to 9999.
 */
export type IsoDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0)
}

export function isCalendarDay(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month)
}

export function toIsoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export type DayParts = { year: number; month: number; day: number }

/** undefined when the text is not an existing day. */
export function findDayParts(text: string): DayParts | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return isCalendarDay(year, month, day) ? { year, month, day } : undefined
}

export function isIsoDate(text: string): boolean {
  return findDayParts(text) !== undefined
}

/** Throws RangeError when the text is not an existing day; callers validate first. */
export function dayParts(date: IsoDate): DayParts {
  const parts = findDayParts(date)
  if (!parts) throw new RangeError(`not a calendar day: ${date}`)
  return parts
}

/** Number of the day, 0 = 1970-01-01. The year is taken to begin in March, so the leap day is its last. */
export function toDayNumber(date: IsoDate): number {
  const { year, month, day } = dayParts(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

export function fromDayNumber(dayNumber: number): IsoDate {
  const z = dayNumber + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return toIsoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: IsoDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7
}

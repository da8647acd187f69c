import { addDays, isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatDate, parseDate } from '../../lib/format/format.ts'

/** The day of an instant at the institution, `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => parseDate(formatDate(instant)) ?? instant.slice(0, 10)

export const dayBefore = (day: string): string => (isIsoDate(day) ? addDays(day, -1) : day)

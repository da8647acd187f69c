import { toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatDate } from './format.ts'

/** The one clock of the web; every „today” comes from here. */
const now = () => new Date()

/** Whole minutes until an ISO instant, 0 when it has passed. */
export function minutesUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now().getTime()) / 60_000))
}

/** Today at the institution, 'YYYY-MM-DD', wherever the reader sits. */
export function today(): string {
  const [day = '1', month = '1', year = '1970'] = formatDate(now().toISOString()).split('.')
  return toIsoDate(Number(year), Number(month), Number(day))
}

/** Whole minutes since an ISO instant, 0 when it has not come yet. */
export function minutesSince(instant: string): number {
  return Math.max(0, Math.floor((now().getTime() - Date.parse(instant)) / 60_000))
}

/** The present instant in milliseconds, to measure how long something lasts. */
export const millisecondsNow = (): number => now().getTime()

/** The present instant, as the server writes instants. */
export const instantNow = (): string => now().toISOString()

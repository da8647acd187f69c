import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { instantOfLocal, localDate } from '../../../platform/clock.ts'

/** The mail of a day: its day and when it leaves. */
export type DigestTime = { day: string; at: Date }

const atHour = (day: string, hour: number): DigestTime => ({
  day,
  at: instantOfLocal(`${day}T${String(hour).padStart(2, '0')}:00:00`),
})

/** The first mail of a day that leaves after an instant. */
export function nextDigest(after: Date, hour: number): DigestTime {
  const today = atHour(localDate(after), hour)
  return today.at > after ? today : atHour(addDays(today.day, 1), hour)
}

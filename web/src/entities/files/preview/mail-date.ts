import { formatDateTime } from '../../../lib/format/format.ts'

/** A day, a time and its zone, as mails write them (RFC 5322). */
const written =
  /^(?:[a-z]{3},\s*)?\d{1,2}\s+[a-z]{3}\s+\d{4}\s+\d{1,2}:\d{2}(?::\d{2})?\s+(?:[+-]\d{4}|gmt|ut)/i

/**
 * 'Fri, 20 Nov 2026 10:00:00 +0200' → '20.11.2026, 10:00' in Bucharest. A date written in another way stays
 * as it is.
 */
export function mailDate(text: string): string {
  const [date] = written.exec(text.trim()) ?? []
  const moment = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(moment) ? text : formatDateTime(new Date(moment).toISOString())
}

import { hourOfRegistration } from '@hdoc/contract/documents/record/hour-of-registration.ts'
import { formatDate, formatTime } from '../../lib/format/format.ts'

/** The hour of a registration as it is shown beside its day; '' where only the day is known. */
export const registrationHour = (document: { registered_on: string; registered_at: string }): string =>
  hourOfRegistration(formatDate(document.registered_on), {
    day: formatDate(document.registered_at),
    time: formatTime(document.registered_at),
    instant: document.registered_at,
  })

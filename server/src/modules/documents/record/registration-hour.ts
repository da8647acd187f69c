import { hourOfRegistration } from '@hdoc/contract/documents/record/hour-of-registration.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { DocumentRow } from './queries/documents.ts'

/** The hour of a registration as it is printed and mailed, `HH:mm`; '' where only the day is known. */
export function registrationHour(document: Pick<DocumentRow, 'registered_on' | 'registered_at'>): string {
  const at = new Date(document.registered_at)
  return hourOfRegistration(document.registered_on, {
    day: localDate(at),
    time: localTime(at),
    instant: document.registered_at,
  })
}

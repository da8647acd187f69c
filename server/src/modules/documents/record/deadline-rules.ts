import type { DocumentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import {
  computeDeadline,
  type DayType,
  type Deadline,
  type DeadlineGivenBy,
  type FreeDay,
} from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'

export type DeadlineWish = {
  type?: 'date' | 'days' | undefined
  on?: IsoDate | undefined
  days?: number | undefined
}
export type DeadlineRule = { days: number; dayType: DayType; givenBy: DeadlineGivenBy }
type TypeWithRule = { id: number; deadline_days: number; day_type: DayType; legal_basis: string }
type Candidate = { date: IsoDate | null; reason: Deadline['reason'] | null }

/** How a document type sets deadlines. */
export const deadlineRule = (type: TypeWithRule): DeadlineRule => ({
  days: type.deadline_days,
  dayType: type.day_type,
  givenBy: { docTypeId: type.id, law: type.legal_basis },
})

/**
 * The deadline of a registration: the person's own day, their own number of days, or the document type's
 * rule.
 */
export function deadlineFor(
  registeredOn: IsoDate,
  wish: DeadlineWish,
  rule: DeadlineRule,
  freeDays: readonly FreeDay[],
): Candidate {
  if (wish.type === 'date' && wish.on !== undefined) return { date: wish.on, reason: null }
  if (wish.type === 'days' && wish.days !== undefined)
    return computeDeadline({ registeredOn, days: wish.days, dayType: rule.dayType, freeDays })
  return computeDeadline({ registeredOn, freeDays, ...rule })
}

/**
 * Problems with the days of a registration: a deadline before its first possible day, or a sender's date in
 * the future. A reserved number brings its own day, from which the deadline may be counted.
 */
export function dayProblems(
  values: Pick<DocumentValues, 'deadline_type' | 'deadline_on' | 'external_date'>,
  today: IsoDate,
  reservedOn: IsoDate = today,
): Record<string, FieldProblem[]> {
  const first = reservedOn < today ? reservedOn : today
  const isPast =
    values.deadline_type === 'date' && values.deadline_on !== undefined && values.deadline_on < first
  return {
    ...(isPast && { deadline_on: [{ key: 'deadline_past', values: { date: formatDate(first) } }] }),
    ...(isFuture(values.external_date, today) && { external_date: [{ key: 'date_future' }] }),
  }
}

/**
 * Whether the sender's date is wrong because it is still to come: the sender wrote the paper before it
 * arrived.
 */
export const isFuture = (externalDate: IsoDate | null, today: IsoDate): boolean =>
  externalDate !== null && externalDate > today

/**
 * Deadlines for each day that the registration may turn out to have. The day is fixed under the register's
 * lock, where a request may wait past midnight, so today and tomorrow are both prepared. `others`: the day of
 * a reserved number, and the day of the register's last number, which lies ahead where the clock once did.
 */
export function deadlineCandidates(
  today: IsoDate,
  wish: DeadlineWish,
  rule: DeadlineRule,
  freeDays: readonly FreeDay[],
  ...others: readonly (IsoDate | null | undefined)[]
): Record<IsoDate, Candidate> {
  const days = [today, addDays(today, 1), ...others.filter((day) => typeof day === 'string')]
  return Object.fromEntries(days.map((day) => [day, deadlineFor(day, wish, rule, freeDays)]))
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
export const TRACKING_LENGTH = 20

/**
 * A private code of letters and digits that cannot be mistaken for each other; from random bytes, 5 bits
 * each, 100 bits in all.
 */
export function trackingCode(random: Uint8Array): string {
  return [...random.subarray(0, TRACKING_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

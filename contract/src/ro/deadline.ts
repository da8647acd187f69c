import { z } from 'zod'
import { citedLaw } from './cited-law.ts'
import { holidaysOn } from './holidays.ts'
import { addDays, type IsoDate, isIsoDate, weekdayOf } from './local-date.ts'

const isoDate = z.string().refine(isIsoDate)
const dayOffSchema = z.object({
  date: isoDate,
  kind: z.enum(['weekend', 'holiday', 'free']),
  names: z.array(z.object({ ro: z.string(), en: z.string() })),
})

/**
 * The document type whose rule gave a term, with the law that the type named then. It is missing when a
 * person chose the term, because no law says anything of that. Decision 0068.
 */
const givenBy = z.object({ docTypeId: z.int(), law: z.string() }).optional()
export type DeadlineGivenBy = NonNullable<z.infer<typeof givenBy>>

/**
 * Why a deadline is on its day. The reason is stored beside the deadline, so that a later change of free days
 * does not change the explanation. `nominal`: the day before moving. `moved`: the days off it was moved over.
 * `skipped`: the days that were not counted.
 */
const computed = [
  z.object({ code: z.literal('none'), givenBy }),
  z.object({
    code: z.literal('calendar'),
    days: z.int().min(1),
    registeredOn: isoDate,
    nominal: isoDate,
    moved: z.array(dayOffSchema),
    date: isoDate,
    givenBy,
  }),
  z.object({
    code: z.literal('working'),
    days: z.int().min(1),
    registeredOn: isoDate,
    skipped: z.array(dayOffSchema),
    date: isoDate,
    givenBy,
  }),
] as const
const computedReason = z.discriminatedUnion('code', computed)

/**
 * The reason of any deadline. For `extended`, `base` says why the first deadline was on its day, and `step`
 * how the last extension went on from the deadline before it (null = to a chosen day).
 */
export const deadlineReasonSchema = z.discriminatedUnion('code', [
  ...computed,
  z.object({
    code: z.literal('extended'),
    base: computedReason.nullable(),
    from: isoDate.nullable(),
    step: computedReason.nullable(),
    date: isoDate,
  }),
])

export type ComputedReason = z.infer<typeof computedReason>
export type DeadlineReason = z.infer<typeof deadlineReasonSchema>
export type DayOff = z.infer<typeof dayOffSchema>
export type DayType = 'calendar' | 'working'

/**
 * A day off of this institution besides the legal holidays: a bridge day, a local feast. `name` may be empty.
 */
export type FreeDay = { date: IsoDate; name: string }

export type DeadlineInput = {
  registeredOn: IsoDate
  /** 0 = no deadline; at most `MAX_DEADLINE_DAYS`. */
  days: number
  dayType: DayType
  freeDays: readonly FreeDay[]
  /** Only for a term that is the type's own rule. */
  givenBy?: DeadlineGivenBy | undefined
}

export type Deadline = { date: IsoDate | null; reason: ComputedReason }

export const MAX_DEADLINE_DAYS = 3650

/** Why nobody works on this day; undefined on a working day. A holiday on a Sunday is named as the holiday. */
export function findDayOff(date: IsoDate, freeDays: readonly FreeDay[]): DayOff | undefined {
  const holidays = holidaysOn(date)
  if (holidays.length > 0) return { date, kind: 'holiday', names: holidays.map((holiday) => holiday.name) }
  const weekday = weekdayOf(date)
  if (weekday === 0 || weekday === 6) return { date, kind: 'weekend', names: [] }
  const free = freeDays.filter((day) => day.date === date)
  if (free.length === 0) return undefined
  return { date, kind: 'free', names: free.flatMap(({ name }) => (name ? [{ ro: name, en: name }] : [])) }
}

/** The first working day from `date` on, `date` included; the days off before it are pushed to `passed`. */
function nextWorkingDay(date: IsoDate, freeDays: readonly FreeDay[], passed: DayOff[]): IsoDate {
  let day = date
  for (let off = findDayOff(day, freeDays); off; off = findDayOff(day, freeDays)) {
    passed.push(off)
    day = addDays(day, 1)
  }
  return day
}

/**
 * Deadline of a document. The day of registration is not counted. Calendar days: registration plus the days;
 * a term that ends on a day off ends on the next working day (Codul civil, art. 2554). Working days: only
 * these count. Throws RangeError when `days` is not a whole number from 0 to `MAX_DEADLINE_DAYS`.
 */
export function computeDeadline({ registeredOn, days, dayType, freeDays, givenBy }: DeadlineInput): Deadline {
  if (!Number.isInteger(days) || days < 0 || days > MAX_DEADLINE_DAYS) {
    throw new RangeError(`deadline days out of range: ${days}`)
  }
  const by = givenBy && { givenBy }
  if (days === 0) return { date: null, reason: { code: 'none', ...by } }
  if (dayType === 'calendar') {
    const nominal = addDays(registeredOn, days)
    const moved: DayOff[] = []
    const date = nextWorkingDay(nominal, freeDays, moved)
    return { date, reason: { code: 'calendar', days, registeredOn, nominal, moved, date, ...by } }
  }
  const skipped: DayOff[] = []
  let date = registeredOn
  for (let counted = 0; counted < days; counted++) {
    date = nextWorkingDay(addDays(date, 1), freeDays, skipped)
  }
  return { date, reason: { code: 'working', days, registeredOn, skipped, date, ...by } }
}

/** The reason of an extended deadline: keeps the reason of the first deadline beside what was added. */
export function extendedReason(
  before: { on: IsoDate | null; reason: DeadlineReason | null },
  after: { date: IsoDate; step: ComputedReason | null },
): DeadlineReason {
  const first = before.reason?.code === 'extended' ? before.reason.base : before.reason
  const base = first?.code === 'none' ? null : first
  return { code: 'extended', base, from: before.on, ...after }
}

/**
 * The day from which days are added to a term that stood: its end before it was moved off a day off, which is where the
 * term itself ends (Codul de procedură civilă, art. 181). A chosen day, and a term in working days, ends where it stands.
 */
export function nominalEnd(on: IsoDate, reason: DeadlineReason | null): IsoDate {
  const last = reason?.code === 'extended' ? reason.step : reason
  return last?.code === 'calendar' && last.date === on ? last.nominal : on
}

/** The law, as cited, that gave a deadline or the term that was extended; '' when a person chose it. */
export function deadlineLaw(reason: DeadlineReason | null): string {
  const first = reason?.code === 'extended' ? reason.base : reason
  return citedLaw(first?.givenBy?.law ?? '')
}

/** Whether a deadline is what this type's rule gave, and nobody extended it since. */
export function isDeadlineOfType(reason: DeadlineReason | null, docTypeId: number): boolean {
  return reason !== null && reason.code !== 'extended' && reason.givenBy?.docTypeId === docTypeId
}

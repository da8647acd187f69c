import { z } from 'zod'
import { holidaysOn } from './holidays.ts'
import { addDays, type IsoDate, isIsoDate, weekdayOf } from './local-date.ts'

const isoDate = z.string().refine(isIsoDate)
const dayOffSchema = z.object({
  date: isoDate,
  kind: z.enum(['weekend', 'holiday', 'free']),
  names: z.array(z.object({ ro: z.string(), en: z.string() })),
})

/**
 * The document type whose rule gave a term, with the law it named then; without it the term is a person's own, of which
 * no law says anything. Decision 0068.
 */
const givenBy = z.object({ docTypeId: z.int(), law: z.string() }).optional()
export type DeadlineGivenBy = NonNullable<z.infer<typeof givenBy>>

/**
 * Why a deadline is the day that it is; stored beside the deadline, so that a later change of free days explains
 * nothing anew. `nominal`: the day before moving. `moved`: the days off it was moved over. `skipped`: not counted.
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
 * The reason of any deadline. `extended`: why the first one was that day (`base`), and how the last extension went on
 * from the deadline before it (`step`; null = to a chosen day).
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

/** A day on which this institution does not work beyond the legal holidays: a bridge day, a local feast. `name` may be empty. */
export type FreeDay = { date: IsoDate; name: string }

export type DeadlineInput = {
  registeredOn: IsoDate
  /** 0 = no deadline; at most `MAX_DEADLINE_DAYS`. */
  days: number
  dayType: DayType
  freeDays: readonly FreeDay[]
  /** Only of a term that is the type's own rule. */
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

/** Goes from `date` to the first working day, that day included; what it passed is pushed to `passed`. */
function nextWorkingDay(date: IsoDate, freeDays: readonly FreeDay[], passed: DayOff[]): IsoDate {
  let day = date
  for (let off = findDayOff(day, freeDays); off; off = findDayOff(day, freeDays)) {
    passed.push(off)
    day = addDays(day, 1)
  }
  return day
}

/**
 * Deadline of a document. The day of registration is not counted. Calendar: registration plus the days, and a term
 * that ends on a day off ends on the next working day (Codul civil, art. 2554). Working: only working days count.
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

/** Why an extended deadline is the day that it is: what it was by law stays beside how much was added. */
export function extendedReason(
  before: { on: IsoDate | null; reason: DeadlineReason | null },
  after: { date: IsoDate; step: ComputedReason | null },
): DeadlineReason {
  const first = before.reason?.code === 'extended' ? before.reason.base : before.reason
  const base = first?.code === 'none' ? null : first
  return { code: 'extended', base, from: before.on, ...after }
}

/** The law that gave a deadline, or the term that was extended; '' when a person chose it. */
export function deadlineLaw(reason: DeadlineReason | null): string {
  const first = reason?.code === 'extended' ? reason.base : reason
  return first?.givenBy?.law ?? ''
}

/** Whether a deadline is what this type's rule gave, and nobody extended it since. */
export function isDeadlineOfType(reason: DeadlineReason | null, docTypeId: number): boolean {
  return reason !== null && reason.code !== 'extended' && reason.givenBy?.docTypeId === docTypeId
}

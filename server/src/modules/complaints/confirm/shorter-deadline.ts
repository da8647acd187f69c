import { computeDeadline, type DayType, type FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'

type Rules = {
  deadline_days: number
  doc_deadline_days: number
  doc_day_type: DayType
  free_days: readonly FreeDay[]
}
type Wish = { deadline_type?: 'date' | 'days'; deadline_on?: string; deadline_days?: number }

/**
 * The deadline that the complaint type asks for at the registration; nothing where the document type's own is as short or
 * shorter. A type that counts working days gets the day itself, because a number of days would be counted its way.
 */
export function shorterDeadline(today: IsoDate, rules: Rules): Wish {
  const { deadline_days: days, free_days: freeDays, doc_day_type: dayType } = rules
  const own = computeDeadline({ registeredOn: today, days, dayType: 'calendar', freeDays }).date
  const usual = computeDeadline({
    registeredOn: today,
    days: rules.doc_deadline_days,
    dayType,
    freeDays,
  }).date
  if (own === null || (usual !== null && usual <= own)) return {}
  return dayType === 'calendar'
    ? { deadline_type: 'days', deadline_days: days }
    : { deadline_type: 'date', deadline_on: own }
}

import { computeDeadline, type FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

/** Working days within which an act is communicated to the prefect (Codul administrativ, art. 197). */
const WORKING_DAYS = 10

export const noticeResults = {
  in_time: { ro: 'Comunicat în termen', en: 'Communicated in time' },
  late: { ro: 'Comunicat cu depășirea termenului', en: 'Communicated late' },
  waiting: { ro: 'De comunicat', en: 'To be communicated' },
  overdue: { ro: 'Necomunicat, termen depășit', en: 'Not communicated, term passed' },
} as const satisfies Record<string, Text>
type NoticeResult = keyof typeof noticeResults

type Act = { actOn: IsoDate; sentOn: IsoDate | null }
type Around = { today: IsoDate; freeDays: readonly FreeDay[] }

/** The last day on which an act may leave for the prefect, and how it stands today. */
export function prefectTerm(
  { actOn, sentOn }: Act,
  { today, freeDays }: Around,
): { lastDay: IsoDate; result: NoticeResult } {
  const { date } = computeDeadline({ registeredOn: actOn, days: WORKING_DAYS, dayType: 'working', freeDays })
  if (date === null) throw new Error('a term of working days has an end')
  if (sentOn !== null) return { lastDay: date, result: sentOn <= date ? 'in_time' : 'late' }
  return { lastDay: date, result: today <= date ? 'waiting' : 'overdue' }
}

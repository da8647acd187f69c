import type { ReportSchedule } from '@hdoc/contract/reports/report-schedules.ts'
import { WEEKDAYS } from '@hdoc/contract/ro/date-format.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'

const DAYS_OF_A_WEEK = 7
/** The longest day of a month: always its last. */
export const LAST_DAY = 31

/** The name of a day, 1 = Monday. */
export const weekdayText = (day: number): string => {
  const named = WEEKDAYS[day % DAYS_OF_A_WEEK]
  return named ? say(named) : ''
}

/** „în fiecare luni”, „în ultima zi a lunii”. */
export function rhythmText({ every, day }: ReportSchedule): string {
  if (every === 'week') return text('reports.every_week', { day: weekdayText(day) })
  return day === LAST_DAY ? text('reports.every_month_end') : text('reports.every_month', { day })
}

import { formatDate as formatIsoDate } from '@hdoc/contract/ro/date-format.ts'
import { daysBetween, isCalendarDay, isIsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatInteger } from '@hdoc/contract/ro/plural.ts'
import { t } from '../languages/i18n.ts'
import { currentLanguage } from '../languages/language.ts'

/** Every moment is shown as the wall clock of the institution, wherever the reader sits. */
const zone = 'Europe/Bucharest'

const wallClock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** undefined when the text is neither a day nor a moment. A day is its midnight in UTC. */
function momentOf(value: string): Date | undefined {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The parts of a moment's wall clock at the institution; undefined when the text is no moment. */
function clockOf(value: string): Record<string, string> | undefined {
  const moment = momentOf(value)
  if (!moment) return undefined
  return Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value: part }) => [type, part]))
}

/** '2026-11-20' or a moment '2026-11-20T08:00:00Z' → '20.11.2026'. Anything else comes back as it is. */
export function formatDate(value: string): string {
  if (isIsoDate(value)) return formatIsoDate(value)
  const parts = clockOf(value)
  return parts ? `${parts.day}.${parts.month}.${parts.year}` : value
}

/** A moment → '10:05'. */
export function formatTime(value: string): string {
  const parts = clockOf(value)
  return parts ? `${parts.hour}:${parts.minute}` : value
}

/** A moment → '20.11.2026, 10:05'. */
export const formatDateTime = (value: string): string => `${formatDate(value)}, ${formatTime(value)}`

const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
/** All digits of a day, typed without a pause. */
const inOneGo = /^(\d{2})(\d{2})(\d{4})$/

/** '05.06.2026', '5.6.2026', '05062026' or '2026-06-05' → '2026-06-05'; null when the text is not an existing day. */
export function parseDate(text: string): string | null {
  const typed = text.trim()
  if (isIsoDate(typed)) return typed
  const [day = 0, month = 0, year = 0] = (dayFirst.exec(typed) ?? inOneGo.exec(typed) ?? [])
    .slice(1)
    .map(Number)
  return isCalendarDay(year, month, day) ? toIsoDate(year, month, day) : null
}

/** 1234 → '1.234' (English '1,234'). */
export const formatNumber = (value: number): string => formatInteger(value, currentLanguage())

/** 1536 → '1,5 kB'; decimal thousands, as file managers show them. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  const figure = unit === 0 || value >= 10 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '')
  return `${currentLanguage() === 'ro' ? figure.replace('.', ',') : figure} ${units[unit]}`
}

/**
 * How far a deadline is from `today` (both 'YYYY-MM-DD'): „azi”, „mâine”, „în 5 zile”, „depășit cu 2 zile”.
 */
export function formatDeadline(deadline: string, today: string): string {
  const days = daysBetween(today, deadline)
  if (days === 0) return t('common.today')
  if (days === 1) return t('common.tomorrow')
  const count = Math.abs(days)
  return t(days > 0 ? 'common.in_days' : 'common.late_days', { count, figure: formatNumber(count) })
}

const locales = { ro: 'ro-RO', en: 'en-GB' }

/** '2026-11-20' → „vineri, 20 noiembrie 2026”; `weekday` false leaves the weekday out. */
export function formatLongDate(value: string, weekday = true): string {
  const moment = momentOf(value)
  if (!moment) return value
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeZone: isIsoDate(value) ? 'UTC' : zone,
    weekday: weekday ? 'long' : undefined,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment)
}

/** '2026-11-06' → „6 nov.” */
export function formatShortDate(value: string): string {
  const moment = momentOf(value)
  if (!moment) return value
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(moment)
}

import { formatDate as formatIsoDate } from '@hdoc/contract/ro/date-format.ts'
import { daysBetween, isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatInteger } from '@hdoc/contract/ro/plural.ts'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { t } from './i18n.ts'
import { currentLanguage } from './language.ts'

// Without customParseFormat, dayjs silently reads 05.06.2026 as 6 May.
dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.extend(timezone)

/** Every moment is shown as the wall clock of the institution, wherever the reader sits. */
const zone = 'Europe/Bucharest'

/** '2026-11-20' or a moment '2026-11-20T08:00:00Z' → '20.11.2026'. Anything else comes back as it is. */
export function formatDate(value: string): string {
  if (isIsoDate(value)) return formatIsoDate(value)
  const moment = dayjs(value)
  return moment.isValid() ? moment.tz(zone).format('DD.MM.YYYY') : value
}

/** A moment → '10:05'. */
export function formatTime(value: string): string {
  const moment = dayjs(value)
  return moment.isValid() ? moment.tz(zone).format('HH:mm') : value
}

/** A moment → '20.11.2026, 10:05'. */
export const formatDateTime = (value: string): string => `${formatDate(value)}, ${formatTime(value)}`

/** '05.06.2026', '5.6.2026' or '2026-06-05' → '2026-06-05'; null when the text is not an existing day. */
export function parseDate(text: string): string | null {
  const day = dayjs(text.trim(), ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD'], true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
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
  const moment = isIsoDate(value) ? dayjs.utc(value) : dayjs(value)
  if (!moment.isValid()) return value
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeZone: isIsoDate(value) ? 'UTC' : zone,
    weekday: weekday ? 'long' : undefined,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment.toDate())
}

/** '2026-11-06' → „6 nov.” */
export function formatShortDate(value: string): string {
  const moment = dayjs.utc(value)
  if (!moment.isValid()) return value
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(moment.toDate())
}

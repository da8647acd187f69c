import type { Bilingual } from './bilingual.ts'
import { dayParts, type IsoDate, isCalendarDay, toIsoDate, weekdayOf } from './local-date.ts'

/** From Sunday, as `weekdayOf` counts. */
export const WEEKDAYS: readonly Bilingual[] = [
  { ro: 'duminică', en: 'Sunday' },
  { ro: 'luni', en: 'Monday' },
  { ro: 'marți', en: 'Tuesday' },
  { ro: 'miercuri', en: 'Wednesday' },
  { ro: 'joi', en: 'Thursday' },
  { ro: 'vineri', en: 'Friday' },
  { ro: 'sâmbătă', en: 'Saturday' },
]

/** '2026-11-20' → '20.11.2026'; the same in both languages, so that paper and screen agree. */
export function formatDate(date: IsoDate): string {
  const { year, month, day } = dayParts(date)
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year).padStart(4, '0')}`
}

/** '20.11.2026', '5.6.2026' or '2026-11-20' → '2026-11-20'; null when it is not an existing day. Day before month. */
export function parseDate(text: string): IsoDate | null {
  const trimmed = text.trim()
  const romanian = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(trimmed)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed)
  const [year, month, day] = romanian
    ? [Number(romanian[3]), Number(romanian[2]), Number(romanian[1])]
    : iso
      ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
      : [0, 0, 0]
  return isCalendarDay(year, month, day) ? toIsoDate(year, month, day) : null
}

export function weekdayName(date: IsoDate): Bilingual {
  return WEEKDAYS[weekdayOf(date)] as Bilingual
}

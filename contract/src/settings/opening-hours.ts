import { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'

const DAY_NAMES: readonly Text[] = [
  { ro: 'luni', en: 'Monday' },
  { ro: 'marți', en: 'Tuesday' },
  { ro: 'miercuri', en: 'Wednesday' },
  { ro: 'joi', en: 'Thursday' },
  { ro: 'vineri', en: 'Friday' },
  { ro: 'sâmbătă', en: 'Saturday' },
  { ro: 'duminică', en: 'Sunday' },
]
/** 1 = Monday … 7 = Sunday, as ISO 8601 counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const time = z.string().refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), invalid('time'))

/** One line of the working hours: on these weekdays, from and to as `08:00`. */
export const openingHoursSchema = z
  .strictObject({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, invalid('time_order', ['to']))
export type OpeningHours = z.output<typeof openingHoursSchema>

export const weekdayText = (day: number): Text => DAY_NAMES[day - 1] ?? { ro: '', en: '' }

/** Days in a row are joined: 1, 2, 3, 5 → [1 to 3], [5]. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

function daysText(days: readonly number[], language: 'ro' | 'en'): string {
  const text = runsOf(days)
    .map(([first, last]) => {
      const ends = [weekdayText(first)[language], weekdayText(last)[language]]
      if (first === last) return ends[0]
      return last === first + 1 ? ends.join(', ') : ends.join(' – ')
    })
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const hourText = (value: string) => value.replace(/^0/, '')

/** „Luni – miercuri” and „8:00 – 16:30”. */
export function openingHoursText({ days, from, to }: OpeningHours): { days: Text; hours: string } {
  return {
    days: { ro: daysText(days, 'ro'), en: daysText(days, 'en') },
    hours: `${hourText(from)} – ${hourText(to)}`,
  }
}

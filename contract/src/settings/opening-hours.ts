import { WEEKDAYS } from '../ro/date-format.ts'
import type { Text } from '../texts/languages.ts'

/** 1 = Monday … 7 = Sunday, as ISO 8601 counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** One line of the working hours: on these weekdays, from and to as `08:00`. */
export type OpeningHours = { days: number[]; from: string; to: string }

export const weekdayText = (day: number): Text => WEEKDAYS[day % 7] ?? { ro: '', en: '' }

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

import { addDays, type IsoDate } from '../ro/local-date.ts'
import type { Column } from './columns.ts'

const dayWord = /^today(?:([+-])(\d{1,4}))?$/

/** Days from the day one looks that a word says: `today` 0, `today+7` 7, `today-30` -30; undefined for anything else. */
export function daysFromToday(word: string): number | undefined {
  const [found, sign, days = '0'] = dayWord.exec(word) ?? []
  if (found === undefined) return undefined
  return sign === '-' ? -Number(days) : Number(days)
}

/** The word for a day so many days from the day one looks. */
export const wordOfDay = (days: number): string =>
  days === 0 ? 'today' : `today${days < 0 ? '-' : '+'}${Math.abs(days)}`

/** The day that a word says on this day. */
export function dayOfWord(word: string, today: IsoDate): IsoDate | undefined {
  const days = daysFromToday(word)
  return days === undefined ? undefined : addDays(today, days)
}

/** Whether a column may be compared with this word: one of its own, or a day counted from its `today`. */
export const isWordOf = ({ words = [] }: Pick<Column, 'words'>, value: string): boolean =>
  words.some((word) => word === value || (word === 'today' && daysFromToday(value) !== undefined))

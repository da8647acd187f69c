import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { countOf, formatInteger } from '@hdoc/contract/ro/plural.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { bookNouns, bookTexts as texts } from './book-texts.ts'
import type { BookRow } from './queries/books.ts'
import { positionsOf } from './rules.ts'

/** What the head of a book says besides the book itself. */
export type BookFrame = {
  institution: { name: string; address: string }
  register: { name: string; code: string; category: DocumentCategory | null; secondary: boolean }
}
export type SnapshotBook = BookRow & { snapshot_at: string; summary: NonNullable<BookRow['summary']> }

export function registerTitle({ register }: BookFrame, lang: BookRow['language']): string {
  return texts[register.secondary ? 'of_secondary' : (`of_${register.category ?? 'all'}` as const)][lang]
}

export const periodText = (book: BookRow): string =>
  fill(texts.period[book.language], { from: formatDate(book.period_from), to: formatDate(book.period_to) })

export function madeText(book: SnapshotBook): string {
  const at = new Date(book.snapshot_at)
  const who = [book.asked_by_name, book.asked_by_job_title].filter(Boolean).join(', ')
  return fill(texts.made[book.language], { date: formatDate(localDate(at)), time: localTime(at), who })
}

export const maskedText = ({ summary, language }: SnapshotBook): string =>
  summary.masked === 0
    ? ''
    : fill(texts.masked[language], { lines: countOf(summary.masked, bookNouns.lines, language) })

/** Which lines a volume holds, in words. */
export function holdsText(
  book: SnapshotBook,
  volume: number,
  numbers: { first: string; last: string },
): string {
  if (book.lines === 0) return texts.empty[book.language]
  const { after, upTo } = positionsOf(volume)
  const last = Math.min(upTo, book.lines)
  return fill(texts.holds[book.language], {
    lines: countOf(last - after, bookNouns.lines, book.language),
    first: formatInteger(after + 1, book.language),
    last: formatInteger(last, book.language),
    from: numbers.first,
    to: numbers.last,
  })
}

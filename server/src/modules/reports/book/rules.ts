import { LINES_OF_A_VOLUME } from '@hdoc/contract/registers/register-books.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate, startOfLocalDay } from '../../../platform/clock.ts'
import type { BookRow } from './queries/books.ts'
import type { Positions } from './queries/lines.ts'
import type { Period } from './queries/snapshot.ts'

/** How many volumes so many lines take. A period without numbers has one volume too, which says so. */
export const volumesOf = (lines: number): number => Math.max(1, Math.ceil(lines / LINES_OF_A_VOLUME))

export const positionsOf = (volume: number): Positions => ({
  after: (volume - 1) * LINES_OF_A_VOLUME,
  upTo: volume * LINES_OF_A_VOLUME,
})

/** The book's days, local and both included, as instants. */
export function instantsOf(book: Pick<BookRow, 'register_id' | 'period_from' | 'period_to'>): Period {
  return {
    registerId: book.register_id,
    from: startOfLocalDay(book.period_from),
    until: startOfLocalDay(addDays(book.period_to, 1)),
  }
}

/**
 * Can the book close its period? Only when the last day of the period was over; a book made before is an
 * extract.
 */
export const isClosing = (book: Pick<BookRow, 'period_to'>, snapshotAt: Date): boolean =>
  book.period_to < localDate(snapshotAt)

import { type Book, DAYS_A_BOOK_IS_KEPT } from '@hdoc/contract/registers/register-books.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { BookRow } from './queries/books.ts'

export function presentBook(row: BookRow): Book {
  const gone = row.state === 'cancelled' || row.state === 'failed'
  return {
    id: row.id,
    from: row.period_from,
    to: row.period_to,
    kind: row.kind,
    state: row.state,
    asked_at: row.asked_at,
    asked_by: row.asked_by_name,
    snapshot_at: row.snapshot_at,
    lines: row.lines,
    volumes: row.kind === 'pdf' ? row.volumes : 0,
    masked: row.summary?.masked ?? 0,
    ready: gone ? [] : row.ready,
    ended_at: row.ended_at,
    kept_until:
      row.state === 'done' && row.ended_at !== null
        ? addDays(localDate(new Date(row.ended_at)), DAYS_A_BOOK_IS_KEPT)
        : null,
    failure: row.failure,
  }
}

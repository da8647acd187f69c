import { z } from 'zod'

/** After so many tries of one step the book is given up; tries that a crash ended count. */
export const MOST_TRIES = 12

/** What the queue knows of a step of a book; the step itself puts its successor there. */
export const bookStep = {
  name: 'reports.make-book',
  payload: z.strictObject({ book_id: z.number().int().positive(), step: z.number().int().nonnegative() }),
  /** Some more: the try after the last one tells that the book could not be made. */
  maxAttempts: MOST_TRIES + 3,
}

import { z } from 'zod'

/** What the queue knows of a step of a book; the step itself puts its successor there. */
export const bookStep = {
  name: 'reports.make-book',
  payload: z.strictObject({ book_id: z.number().int().positive(), step: z.number().int().nonnegative() }),
  maxAttempts: 12,
  owns: 'row',
} as const

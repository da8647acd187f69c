import { z } from 'zod'

/** What the queue knows of a step of a book. The step itself enqueues its successor. */
export const bookStep = {
  name: 'reports.make-book',
  payload: z.strictObject({ book_id: z.number().int().positive(), step: z.number().int().nonnegative() }),
  maxAttempts: 12,
  owns: 'row',
} as const

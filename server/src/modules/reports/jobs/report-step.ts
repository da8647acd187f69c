import { z } from 'zod'

/** What the queue knows of the reading of a report. */
export const reportStep = {
  name: 'reports.read-report',
  payload: z.strictObject({ run_id: z.number().int().positive() }),
  maxAttempts: 12,
  owns: 'row',
} as const

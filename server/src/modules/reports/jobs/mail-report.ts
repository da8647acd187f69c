import { z } from 'zod'

/** What the queue knows of the mail about a report that was scheduled. */
export const reportMail = {
  name: 'reports.mail-report',
  payload: z.strictObject({ run_id: z.number().int().positive() }),
  maxAttempts: 12,
  owns: 'nothing',
} as const

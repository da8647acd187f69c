import { z } from 'zod'

/** The job of one page of older files; `below`: the ids that it stays under, null = from the newest on. */
export const olderPage = {
  name: 'signatures.note-older',
  owns: 'nothing',
  maxAttempts: 12,
  payload: z.strictObject({ below: z.number().int().positive().nullable() }),
} as const

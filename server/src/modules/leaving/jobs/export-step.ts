import { z } from 'zod'

/** Only one step runs at a time, whichever institution leaves, because packing takes a processor and the disk. */
export const PACKING = 'institution export'

/** What the queue knows of a step of an export. The step itself enqueues its successor. */
export const exportStep = {
  name: 'leaving.make-export',
  payload: z.strictObject({ export_id: z.number().int().positive(), step: z.number().int().nonnegative() }),
  maxAttempts: 12,
  owns: 'row',
} as const

import { z } from 'zod'

/** The answer to a change that has nothing else to say. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() })

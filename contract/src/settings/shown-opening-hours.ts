import { z } from 'zod'

/**
 * A line of the working hours as answered, without checks: a stored line was checked when it was saved. It
 * stands apart from the checking schema, because the first visit needs this one only.
 */
export const shownOpeningHours = z.object({ days: z.array(z.number()), from: z.string(), to: z.string() })

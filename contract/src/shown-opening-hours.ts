import { z } from 'zod'

/**
 * A line of the working hours as answered: what is stored was checked when it was saved. Apart from that check, because
 * the first visit needs this one only.
 */
export const shownOpeningHours = z.object({ days: z.array(z.number()), from: z.string(), to: z.string() })

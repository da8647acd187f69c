import { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'
import type { OpeningHours } from './opening-hours.ts'

const time = z.string().refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), invalid('time'))

/** A line of the working hours as it is written. */
export const openingHoursSchema: z.ZodType<OpeningHours> = z
  .strictObject({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, invalid('time_order', ['to']))

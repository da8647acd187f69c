import { z } from 'zod'
import { furtherNumber } from '../../registers/further-number.ts'

/** The answer to a registration. */
export const registered = z.object({
  id: z.number(),
  number: z.string(),
  further_numbers: z.array(furtherNumber),
  registered_on: z.string(),
  registered_at: z.string(),
  register: z.string(),
  issuer: z.string(),
  issuer_id: z.number().nullable(),
  doc_type: z.string(),
  short_description: z.string(),
  deadline_on: z.string().nullable(),
  tracking_code: z.string(),
  /** Address that the confirmation goes to; '' unless it is an incoming document of a type with a receipt. */
  mailed_to: z.string(),
  /** The type asks for a receipt. */
  receipt: z.boolean(),
  /** The case that works on it. */
  case: z.object({ id: z.number(), number: z.string() }).optional(),
  /** The number bears a later day than today: the register gave one of that day when the clock was ahead. */
  ahead_of_clock: z.boolean().optional(),
})
export type Registered = z.output<typeof registered>

import { z } from 'zod'
import { furtherNumber } from './written-number.ts'

/** What a registration answers. */
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
  /** The issuer has an e-mail address, so the confirmation is mailed. */
  mailed_to: z.string(),
  /** The type asks for a receipt. */
  receipt: z.boolean(),
  /** The register gave a number of a later day before, when the clock was ahead: this one bears that day too. */
  ahead_of_clock: z.boolean().optional(),
})
export type Registered = z.output<typeof registered>

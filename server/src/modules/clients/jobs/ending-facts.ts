import { z } from 'zod'

const id = z.number().int().positive()
/** What one administrator of the platform is told about an institution that ends. */
export const endingFacts = z.strictObject({
  user_id: id,
  client_id: id,
  name: z.string(),
  host: z.string(),
  /** Last active day. */
  ends_on: z.iso.date(),
  /** Which notice: 30, 7 or 1 day(s) before the end. */
  days: z.number().int(),
})
export type EndingFacts = z.output<typeof endingFacts>

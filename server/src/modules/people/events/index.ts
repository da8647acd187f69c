import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
/** Somebody was named to stand in for a person, or a substitution was ended. */
export const substituteChanged = eventType(
  'user.substitute_changed',
  z.object({
    substitution_id: id,
    /** Who did it; institution 0 = an account of the platform. */
    by: z.object({ institution_id: z.number().int().nonnegative(), id, name: z.string() }),
    ended: z.boolean(),
  }),
)

import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** Somebody wants the chain of their institution checked. */
export const verifyWanted = eventType(
  'activity.verify_wanted',
  z.object({ check_id: z.number().int().positive() }),
)

import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** An administrator wants messages sent again that had stopped. */
export const deliveriesWanted = eventType(
  'notification.deliveries_wanted',
  z.object({ delivery_ids: z.array(z.number().int().positive()).min(1) }),
)

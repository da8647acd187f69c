import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** A confirmed message of the contact form is to reach the assistance contact. */
export const messageReceived = eventType(
  'contact_message.received',
  z.object({ message_id: z.number().int().positive() }),
)

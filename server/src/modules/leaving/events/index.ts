import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** Somebody wants an export of the whole institution. */
export const exportAsked = eventType(
  'institution.export_asked',
  z.object({ export_id: z.number().int().positive() }),
)

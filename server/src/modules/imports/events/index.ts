import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** An import has a step for the worker. */
export const importWanted = eventType('import.wanted', z.object({ import_id: z.number().int().positive() }))

import { z } from 'zod'
import type { EventTable } from '../platform/events/event-table.ts'

const ofDocument = z.object({ document_id: z.number().int().positive() })

/** Every event that is written, with the schema of its payload. */
export const eventTable = {
  'document.registered': ofDocument,
} satisfies EventTable

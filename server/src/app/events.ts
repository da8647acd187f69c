import { z } from 'zod'
import { testMailPayload } from '../modules/settings/jobs/mail-test.ts'
import type { EventTable } from '../platform/events/event-table.ts'

const ofDocument = z.object({ document_id: z.number().int().positive() })

/** Every event that is written, with the schema of its payload. */
export const eventTable = {
  'document.registered': ofDocument,
  'setting.test_mail_wanted': testMailPayload,
} satisfies EventTable

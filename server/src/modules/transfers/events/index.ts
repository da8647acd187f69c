import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const count = z.number().int().nonnegative()
/** Who did it; institution 0 = an account of the platform. */
const author = z.object({ institution_id: z.number().int().nonnegative(), id, name: z.string() })
const ofSheet = z.object({ sheet_id: id, by: author })

export const sheetSent = eventType('transfer.sent', ofSheet.extend({ documents: count }))
export const sheetAnswered = eventType(
  'transfer.answered',
  ofSheet.extend({ accepted: count, refused: count }),
)

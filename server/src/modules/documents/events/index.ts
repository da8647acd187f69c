import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const ofDocument = z.object({ document_id: id })
/** Who did it; institution 0 = an account of the platform. */
const author = z.object({ institution_id: z.number().int().nonnegative(), id, name: z.string() })

/** Written by the database function `register_documents`. */
export const documentRegistered = eventType('document.registered', ofDocument)
export const statusChanged = eventType(
  'document.status_changed',
  ofDocument.extend({ status: z.number().int() }),
)
/** A document was given to a department that did not have it, or to people who were not named on it. */
export const documentAssigned = eventType(
  'document.assigned',
  ofDocument.extend({
    group_id: id.nullable(),
    user_ids: z.array(id),
    by: author,
  }),
)
/** Somebody extended one document's deadline. A batch tells of itself. */
export const deadlineExtended = eventType(
  'document.deadline_extended',
  ofDocument.extend({ deadline_on: z.iso.date(), by: author }),
)
/** Somebody wants a batch done, or undone. */
export const batchWanted = eventType('document.batch_wanted', z.object({ batch_id: id }))
/** Somebody has written a comment. */
export const documentCommented = eventType('document.commented', ofDocument.extend({ comment_id: id }))
/** A comment mentions somebody. */
export const personMentioned = eventType(
  'document.mentioned',
  ofDocument.extend({ comment_id: id, user_id: id }),
)
/** A document that waited has fallen back to its earlier status. */
export const pendingEnded = eventType('document.pending_ended', ofDocument)

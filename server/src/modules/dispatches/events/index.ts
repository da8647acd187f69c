import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const author = z.object({ institution_id: z.number().int().nonnegative(), id, name: z.string() })

/** An e-mail is to leave; `turn` is the number of its message. */
export const dispatchMailWanted = eventType('dispatch.mail_wanted', z.object({ dispatch_id: id, turn: id }))
/** What was to leave does not leave any more. */
export const dispatchWithdrawn = eventType('dispatch.withdrawn', z.object({ dispatch_id: id, by: author }))
/** What was sent came back. */
export const dispatchReturned = eventType('dispatch.returned', z.object({ dispatch_id: id, by: author }))

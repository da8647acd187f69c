import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const ofRequest = z.object({ request_id: id })
/** Who did it; institution 0 = an account of the platform. */
const author = z.object({ institution_id: z.number().int().nonnegative(), id, name: z.string() })

/** A step has its turn. */
export const approvalTurn = eventType(
  'approval.turn',
  ofRequest.extend({ step_id: id, user_id: id, by: author }),
)
/** All have decided, or somebody declined. */
export const approvalEnded = eventType(
  'approval.ended',
  ofRequest.extend({ status: z.enum(['approved', 'signed', 'declined']), reason: z.string(), by: author }),
)
/** What was open was revoked; these people had their turn. */
export const approvalRevoked = eventType(
  'approval.revoked',
  ofRequest.extend({ user_ids: z.array(id), by: author }),
)

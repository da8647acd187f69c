import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const ofComplaint = z.object({ complaint_id: z.number().int().positive() })

/** The person of a complaint has added something to it. */
export const complaintAddedTo = eventType('complaint.added_to', ofComplaint)
/** The person of a complaint has withdrawn it. */
export const complaintWithdrawn = eventType('complaint.withdrawn', ofComplaint)

import { complaintStatusSchema } from '@hdoc/contract/complaints/complaint-rows.ts'
import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()

/** A complaint was confirmed by its person, or written down by a clerk. */
export const complaintArrived = eventType('complaint.arrived', z.object({ complaint_id: id }))
/** It could not get its number because of how the institution is set up. */
export const complaintFaulty = eventType('complaint.faulty', z.object({ complaint_id: id }))
/** It waited, and got its number now. */
export const complaintNumbered = eventType('complaint.numbered', z.object({ complaint_id: id }))
/** Its document led it to another status; written by the database, with the change. */
export const complaintStatusChanged = eventType(
  'complaint.status_changed',
  z.object({ complaint_id: id, before: complaintStatusSchema, status: complaintStatusSchema }),
)
/** Somebody commented it for its person, or its person did. */
export const complaintCommented = eventType(
  'complaint.commented',
  z.object({ complaint_id: id, comment_id: id }),
)

import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const ofCase = z.object({ case_id: id })
/** Who did it; institution 0 = an account of the platform. */
/** The program has the id 0. */
const author = z.object({
  institution_id: z.number().int().nonnegative(),
  id: z.number().int().nonnegative(),
  name: z.string(),
})
const ofShare = ofCase.extend({ share_id: id, group_id: id.nullable(), user_id: id.nullable() })

export const caseOpened = eventType('workcase.opened', ofCase.extend({ document_id: id }))
/** A group, or one of its people, has something to do. `batch_id`: many were given at once. */
export const shareAssigned = eventType(
  'workcase.share_assigned',
  ofShare.extend({ by: author, batch_id: id.optional() }),
)
/** It goes back to who assigned it; null = nobody did, and those who distribute find it. */
export const shareRefused = eventType(
  'workcase.share_refused',
  ofShare.extend({ assigned_by_institution_id: z.number().int(), assigned_by_id: id.nullable(), by: author }),
)
/** Somebody took, accepted, began, gave back or closed a share, or made it wait. */
export const shareMoved = eventType('workcase.share_moved', ofShare.extend({ status: z.string() }))
/** Somebody gave their work back: it lies with the group again. */
export const shareGivenBack = eventType('workcase.share_given_back', ofShare.extend({ by: author }))
/** A share that waited is in progress again. */
export const shareWaitEnded = eventType('workcase.share_wait_ended', ofShare)
export const caseClosed = eventType(
  'workcase.closed',
  ofCase.extend({ status: z.number().int(), by: author }),
)
export const caseReopened = eventType('workcase.reopened', ofCase.extend({ by: author }))
const ofRequest = ofCase.extend({ request_id: id })
/** A data request is to be mailed; `mail`: which of its mails. */
export const dataMailWanted = eventType(
  'workcase.data_mail_wanted',
  z.object({ request_id: id, mail: z.string() }),
)
/** Some of the data that were asked of the citizen came. */
export const dataArrived = eventType('workcase.data_arrived', ofRequest)
/** All of them came, or their time is over. */
export const dataEnded = eventType('workcase.data_ended', ofRequest)
/** A batch of givings is to be done or undone. */
export const givingWanted = eventType('workcase.batch_wanted', z.object({ batch_id: id }))

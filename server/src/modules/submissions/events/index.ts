import { submissionStatusSchema } from '@hdoc/contract/submissions/submission-rows.ts'
import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()
const ofSubmission = z.object({ submission_id: id })

/** Somebody confirmed what they handed in. */
export const submissionArrived = eventType('submission.arrived', ofSubmission)
/** It could not get its number because of how the institution is set up. */
export const submissionFaulty = eventType('submission.faulty', ofSubmission)
/** Somebody of the house rejected or closed it: its person is told. */
export const submissionEnded = eventType(
  'submission.ended',
  ofSubmission.extend({ status: submissionStatusSchema }),
)
/** A completion is asked for. */
export const completionAsked = eventType('submission.asked', ofSubmission.extend({ request_id: id }))
/** The completion has come, or its time has passed. */
export const completionCame = eventType('submission.completed', ofSubmission)
export const completionLate = eventType('submission.late', ofSubmission)

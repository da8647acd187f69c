import { z } from 'zod'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { approvalModes, approvalTasks } from './approval-status.ts'
import { drawing } from './drawing.ts'

/** Most people that one request asks. */
const MOST_STEPS = 20

const stepWish = z.strictObject({
  user_id: idSchema,
  task: z.enum(approvalTasks).default('approve'),
  /** What the approval is called („viză juridică”); '' = nothing particular. */
  label: optionalText(60),
})
export type StepWish = z.output<typeof stepWish>

/** All approvals stand before all signatures. */
const approvesFirst = (all: readonly StepWish[]): boolean => {
  const firstSign = all.findIndex(({ task }) => task === 'sign')
  return firstSign < 0 || all.slice(firstSign).every(({ task }) => task === 'sign')
}
const eachOnce = (all: readonly StepWish[]): boolean =>
  new Set(all.map(({ user_id, task }) => `${task} ${user_id}`)).size === all.length

export const approvalCreation = z.strictObject({
  file_id: idSchema,
  /** The version that the asker looked at. */
  file_version: z.number().int().min(1),
  /** What the request is about. */
  text: optionalText(1000),
  mode: z.enum(approvalModes).default('one_by_one'),
  steps: z
    .array(stepWish)
    .min(1)
    .max(MOST_STEPS)
    .refine(approvesFirst, invalid('approve_first'))
    .refine(eachOnce, invalid('person_twice')),
})

/** The hash of the very bytes that the person looked at. */
const shownHash = z.string().regex(/^[0-9a-f]{64}$/)

const decidedStep = z.strictObject({ step_id: idSchema, shown: shownHash })
export const stepApproval = decidedStep.extend({ comment: optionalText(1000) })
export const stepDecline = decidedStep.extend({ reason: requiredText(1000) })
export const manyApprovals = z.strictObject({
  steps: z.array(decidedStep).min(1).max(100),
  comment: optionalText(1000),
})
export const drawnSignature = decidedStep.extend({ drawing, comment: optionalText(1000) })
export const paperSignature = decidedStep.extend({
  /** The scan of the signed paper, uploaded before. */
  upload_id: idSchema,
  comment: optionalText(1000),
})
export const signedUpload = decidedStep.extend({
  /** The version that was downloaded, signed with one's own tool, uploaded before. */
  upload_id: idSchema,
  /** The person says that the certificate is theirs although it bears another name. */
  own_certificate: z.boolean().default(false),
  comment: optionalText(1000),
})
export const approvalRevoking = z.strictObject({ id: idSchema, reason: requiredText(1000) })
export const stepReassignment = z.strictObject({
  step_id: idSchema,
  user_id: idSchema,
  reason: requiredText(1000),
})

import { z } from 'zod'
import { fileRow } from '../files/files.ts'
import { approvalModes, approvalStatuses, approvalTasks, signatureWays } from './approval-status.ts'

const nameId = z.object({ id: z.number(), name: z.string() })
const shownStatus = z.object({ code: z.enum(approvalStatuses), name: z.string(), className: z.string() })

/** What a person may do with a step; each is a call of the same name. */
export const stepActions = [
  'approve',
  'decline',
  'sign_drawn',
  'sign_paper',
  'sign_upload',
  'reassign',
] as const
export type StepAction = (typeof stepActions)[number]

const stepCan = z.object({
  approve: z.boolean(),
  decline: z.boolean(),
  sign_drawn: z.boolean(),
  sign_paper: z.boolean(),
  sign_upload: z.boolean(),
  reassign: z.boolean(),
})
/** Why not, in words. */
const stepCannot = z.object({
  approve: z.string().optional(),
  decline: z.string().optional(),
  sign_drawn: z.string().optional(),
  sign_paper: z.string().optional(),
  sign_upload: z.string().optional(),
  reassign: z.string().optional(),
})

export const approvalStep = z.object({
  id: z.number(),
  /** From 1, in the added order. */
  place: z.number(),
  person: nameId,
  job_title: z.string(),
  /** Their account is in use; who has left takes no step, so the step has to be given to another. */
  active: z.boolean(),
  task: z.enum(approvalTasks),
  label: z.string(),
  status: shownStatus,
  /** Since when it is their turn; null = it was not yet. */
  turn_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Who decided, when it was a substitute; '' = the person. */
  decided_by: z.string(),
  /** The reason of a decline, or what was written beside an approval. */
  comment: z.string(),
  signed: z.enum(signatureWays).nullable(),
  /** The name in the certificate that signed, where it is another one and the person said that it is theirs; '' = none. */
  signer: z.string(),
  can: stepCan,
  cannot: stepCannot,
})
export type ApprovalStep = z.output<typeof approvalStep>

const ofRequest = z.object({
  id: z.number(),
  document: z.object({
    id: z.number(),
    number: z.string(),
    short_description: z.string(),
    registered_on: z.string(),
  }),
  /** The file as it was asked for. */
  file: z.object({ id: z.number(), name: z.string(), version: z.number(), mime: z.string() }),
  text: z.string(),
  mode: z.enum(approvalModes),
  status: shownStatus,
  requested_by: z.string(),
  requested_at: z.string(),
  /** How many steps there are, and how many of them are done. */
  steps: z.number(),
  done: z.number(),
})

/** A line of a list of requests, with the caller's own step in it. */
export const approvalLine = ofRequest.extend({
  /** The caller's step: whose turn it is, or which they decided last. */
  own: approvalStep
    .pick({
      id: true,
      place: true,
      task: true,
      label: true,
      status: true,
      person: true,
      can: true,
      cannot: true,
    })
    .extend({ decided_at: z.string().nullable() })
    .nullable(),
  /** The hash of the bytes that are to be looked at now. */
  shown: z.string(),
})
export type ApprovalLine = z.output<typeof approvalLine>

export const approvalRequest = ofRequest.omit({ steps: true, done: true }).extend({
  steps: z.array(approvalStep),
  /** The bytes that stand for the request now: with the signatures given so far. null = the file is gone, or went on. */
  current: fileRow.nullable(),
  /** The hash of these bytes; '' when there are none. */
  shown: z.string(),
  /** The version of the file that bears all the signatures. */
  signed_version: z.number().nullable(),
  revoked: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  can: z.object({ revoke: z.boolean() }),
  cannot: z.object({ revoke: z.string().optional() }),
})
export type ApprovalRequest = z.output<typeof approvalRequest>

/** `mine`: what waits for the person. `asked`: what they asked for and goes on. `closed`: what they decided, or asked for. */
export const approvalBoxes = ['mine', 'asked', 'closed'] as const
export type ApprovalBox = (typeof approvalBoxes)[number]
export const approvalsPerPage = 50

/** A person who may be asked. */
export const approver = nameId.extend({
  job_title: z.string(),
  approve: z.boolean(),
  sign: z.boolean(),
  visa_legal: z.boolean(),
  /** Until when they are away, and who stands in for them; '' = they are there. */
  absence: z.string(),
})
export type Approver = z.output<typeof approver>

import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { day, optionalText, requiredText } from '../../calls/fields.ts'
import { obstacleList } from '../../calls/obstacles.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import { invalid } from '../../failures/validation-messages.ts'
import { documentRow } from '../record/documents.ts'
import { isDocumentStatusId, STATUS } from '../status/document-status.ts'

const client = { audience: 'client', rate: 'none', permission: 'signed-in', tx: 'write' } as const
const version = z.number().int().optional()
/** Longest wait and longest extension, in days. */
const MOST_DAYS = 3650

/** Nobody can choose 4, which the clock sets, or 9, which annulling sets. */
const chosenStatus = z
  .number()
  .int()
  .refine(isDocumentStatusId, invalid('reference'))
  .refine((id) => id !== STATUS.overdue && id !== STATUS.annulled, invalid('reference'))

const needs =
  (context: z.RefinementCtx) =>
  (path: string, problem: 'required' | 'pending_type' = 'required') =>
    context.addIssue({ code: 'custom', ...invalid(problem, [path]) })

/** The status a document is to get; used for one document and for many at once. */
export const statusWish = z.strictObject({
  status: chosenStatus,
  /** Needed to open a closed document again. */
  reason: optionalText(1000),
  /** For status 15: wait until a day, or for a number of calendar days from today. */
  pending_type: z.enum(['date', 'days']).optional(),
  pending_until: day.optional(),
  pending_days: z.number().int().min(1).max(MOST_DAYS).optional(),
})
export type StatusWish = z.output<typeof statusWish>

export function checkStatusWish(value: StatusWish, context: z.RefinementCtx): void {
  const need = needs(context)
  if (value.status !== STATUS.pending) return
  if (value.pending_type === undefined) need('pending_type', 'pending_type')
  if (value.pending_type === 'date' && value.pending_until === undefined) need('pending_until')
  if (value.pending_type === 'days' && value.pending_days === undefined) need('pending_days')
}

export const statusChange = statusWish.extend({ id: idSchema, version }).superRefine(checkStatusWish)

export const deadlineWish = z.strictObject({
  type: z.enum(['date', 'days']),
  deadline_on: day.optional(),
  /** Counted from the present deadline, in calendar or working days as the document's type says. */
  days: z.number().int().min(1).max(MOST_DAYS).optional(),
  reason: requiredText(1000),
})
export type DeadlineWish = z.output<typeof deadlineWish>

export function checkDeadlineWish(value: DeadlineWish, context: z.RefinementCtx): void {
  const need = needs(context)
  if (value.type === 'date' && value.deadline_on === undefined) need('deadline_on')
  if (value.type === 'days' && value.days === undefined) need('days')
}

export const deadlineExtension = deadlineWish.extend({ id: idSchema, version }).superRefine(checkDeadlineWish)

export const documentStatusCalls = {
  change: endpoint({
    ...client,
    id: 'document.change_status',
    method: 'POST',
    path: '/api/document/change_status',
    summary: 'Moves a document to another status, or opens a closed one again',
    body: statusChange,
    answer: saveAnswer(documentRow),
  }),
  obstacles: endpoint({
    audience: 'client',
    rate: 'none',
    permission: 'signed-in',
    id: 'document.obstacles',
    method: 'GET',
    tx: 'read',
    path: '/api/document/obstacles/:id',
    params: idParams,
    summary: 'What stands against closing a document: a missing signature, an unfinished request',
    answer: obstacleList,
  }),
  extend: endpoint({
    ...client,
    id: 'document.extend_deadline',
    method: 'POST',
    path: '/api/document/extend_deadline',
    summary: 'Gives an open document a later deadline, with a reason',
    body: deadlineExtension,
    answer: saveAnswer(documentRow),
  }),
}

import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, saveAnswer } from '../calls/resource.ts'
import { submissionRow, withVersion } from './submission-rows.ts'
import { COMPLETION_DAYS, MOST_ACCEPTED, rejectReasonNames } from './submission-status.ts'

const base = '/api/submission'
const client = { audience: 'client', rate: 'none', method: 'POST' } as const
const acting = { ...client, tx: 'write', answer: saveAnswer(submissionRow) } as const

/** What became of one of several. */
const acceptedOne = z.object({
  id: z.number(),
  /** '' = it was not accepted. */
  number: z.string(),
  /** Why not. */
  why: z.string(),
})

/** What is done with a submitted document. */
export const submissionActCalls = {
  accept: endpoint({
    ...acting,
    id: 'submission.accept',
    path: `${base}/accept`,
    permission: 'uploaded_document.accept',
    summary: 'Accepts a submitted document: it is registered, and its person gets number, receipt and code',
    body: withVersion.extend({
      /** A known issuer that the clerk has recognised; null = a new entry of the directory. */
      issuer_id: idSchema.nullable().default(null),
      /** null = the register of the type. */
      register_id: idSchema.nullable().default(null),
      /** null = the department of the type. */
      group_id: idSchema.nullable().default(null),
    }),
  }),
  acceptMany: endpoint({
    ...client,
    id: 'submission.accept_many',
    path: `${base}/accept_many`,
    permission: 'uploaded_document.accept',
    tx: 'none',
    summary: 'Accepts several, each by itself as its type says, oldest first; gives number or reason of each',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(MOST_ACCEPTED) }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      /** How many got their number. */
      registered: z.number(),
      data: z.array(acceptedOne),
    }),
  }),
  reject: endpoint({
    ...acting,
    id: 'submission.reject',
    path: `${base}/reject`,
    permission: 'uploaded_document.reject',
    summary: 'Rejects a submitted document for one of the few reasons there are; its person is told',
    body: withVersion.extend({ reason: z.enum(rejectReasonNames), comment: optionalText(2000) }),
  }),
  ask: endpoint({
    ...acting,
    id: 'submission.ask',
    path: `${base}/ask`,
    permission: 'uploaded_document.accept',
    summary: 'Asks the person to complete what they handed in, by a link of its own until a day',
    body: withVersion.extend({
      message: requiredText(2000),
      days: z
        .number()
        .int()
        .min(COMPLETION_DAYS.least)
        .max(COMPLETION_DAYS.most)
        .default(COMPLETION_DAYS.usual),
    }),
  }),
  close: endpoint({
    ...acting,
    id: 'submission.close',
    path: `${base}/close`,
    permission: 'uploaded_document.reject',
    summary: 'Closes a submitted document that its person takes back; they are told',
    body: withVersion.extend({ comment: requiredText(2000) }),
  }),
}
export type AcceptedOne = z.output<typeof acceptedOne>

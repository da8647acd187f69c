import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText } from '../calls/fields.ts'
import { submissionStatusSchema } from './submission-rows.ts'

/** The second secret, which only the mail to the confirmed address holds. */
const secret = z.string().min(1).max(200)

const ownSubmission = z.object({
  doc_type: z.string(),
  subject: z.string(),
  confirmed_at: z.string(),
  status: z.object({ code: submissionStatusSchema, name: z.string(), className: z.string() }),
  /** '' = it has none yet. */
  number: z.string(),
  deadline_on: z.string().nullable(),
  tracking_code: z.string(),
  /** Why it was rejected, in words, and what the institution said at its end; '' = nothing. */
  reason: z.string(),
  comment: z.string(),
  /** What is asked of its person now. */
  asked: z.object({ message: z.string(), until_on: z.string() }).nullable(),
  can: z.object({ withdraw: z.boolean() }),
})
export type OwnSubmission = z.output<typeof ownSubmission>

const base = '/api/portal_submission'
const open = { audience: 'public', permission: 'public', rate: 'public', tx: 'none' } as const

/** What whoever holds the second secret of something handed in reads and does. */
export const ownSubmissionCalls = {
  show: endpoint({
    ...open,
    id: 'portal_submission.own',
    method: 'GET',
    path: `${base}/own`,
    query: z.strictObject({ s: secret }),
    summary: 'How something stands that was handed in, for its person; changes nothing',
    answer: ownSubmission,
  }),
  withdraw: endpoint({
    ...open,
    id: 'portal_submission.withdraw_own',
    method: 'POST',
    path: `${base}/withdraw_own`,
    body: z.strictObject({ s: secret, reason: optionalText(500) }),
    summary: 'Withdraws what one handed in before it is decided on; nothing is registered',
    answer: z.object({ success: z.literal(true), message: z.string(), data: ownSubmission }),
  }),
}

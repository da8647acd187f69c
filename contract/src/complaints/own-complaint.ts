import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { complaintStatusSchema } from './complaint-rows.ts'

/** The second secret, which only the mail to the confirmed address holds. */
const secret = z.string().min(1).max(200)

const ownComplaint = z.object({
  /** '' = it has none yet. */
  number: z.string(),
  type: z.string(),
  place: z.string(),
  description: z.string(),
  confirmed_at: z.string(),
  status: z.object({ code: complaintStatusSchema, name: z.string(), className: z.string() }),
  deadline_on: z.string().nullable(),
  /** What the institution answered at its end; '' before. */
  answer: z.string(),
  /** Who is competent, where it was not accepted. */
  authority: z.string(),
  messages: z.array(
    z.object({ id: z.number(), at: z.string(), by: z.string(), own: z.boolean(), text: z.string() }),
  ),
  /** What has left for its person by e-mail. */
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number() })),
  can: z.object({ withdraw: z.boolean(), add: z.boolean() }),
})
export type OwnComplaint = z.output<typeof ownComplaint>

const base = '/api/portal_complaint'
const open = { audience: 'public', permission: 'public', rate: 'secret', tx: 'none' } as const
const shown = z.object({ success: z.literal(true), message: z.string(), data: ownComplaint })

/** What whoever holds the second secret of a complaint reads and does. */
export const ownComplaintCalls = {
  show: endpoint({
    ...open,
    id: 'portal_complaint.own',
    method: 'GET',
    path: `${base}/own`,
    query: z.strictObject({ k: secret }),
    summary: 'A complaint as its person sees it: public messages and the answer; changes nothing',
    answer: ownComplaint,
  }),
  file: endpoint({
    ...open,
    id: 'portal_complaint.own_file',
    method: 'GET',
    path: `${base}/own_file/:file`,
    raw: 'stream',
    params: z.strictObject({ file: idSchema }),
    query: z.strictObject({ k: secret }),
    summary: 'A file of the answer, in the version that was mailed to the person of a complaint',
    answer: z.unknown(),
  }),
  add: endpoint({
    ...open,
    id: 'portal_complaint.add_to_own',
    method: 'POST',
    path: `${base}/add_to_own`,
    body: z.strictObject({ k: secret, text: requiredText(2000) }),
    summary: 'Adds something to one’s own complaint while it is worked on',
    answer: shown,
  }),
  withdraw: endpoint({
    ...open,
    id: 'portal_complaint.withdraw_own',
    method: 'POST',
    path: `${base}/withdraw_own`,
    body: z.strictObject({ k: secret, reason: optionalText(500) }),
    summary: 'Withdraws one’s own complaint before it is accepted',
    answer: shown,
  }),
}

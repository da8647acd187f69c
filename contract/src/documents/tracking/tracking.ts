import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { trackingStages } from './tracking-status.ts'

const trackingRow = z.object({
  number: z.string(),
  /** Numbers of secondary registers, by which the same paper is also known. */
  further_numbers: z.array(z.object({ register_number: z.string() })),
  registered_on: z.string(),
  institution: z.string(),
  /** A stage of the closed list, in a citizen's words. */
  status: z.object({ code: z.enum(trackingStages), name: z.string(), className: z.string() }),
  /** What comes next, and until when; '' where nobody waits for an answer. */
  next: z.string(),
  deadline_on: z.string().nullable(),
  is_test: z.boolean(),
  /** What happened and was not undone, newest first: headings only, no personal data. */
  history: z.array(z.object({ at: z.string(), title: z.string() })),
})
export type Tracking = z.output<typeof trackingRow>

export const trackingCalls = {
  get: endpoint({
    id: 'tracking.get',
    method: 'GET',
    path: '/api/tracking/get/:code',
    audience: 'public',
    permission: 'public',
    rate: 'secret',
    tx: 'none',
    params: z.strictObject({ code: z.string().max(60) }),
    summary: 'Status of a registration by its private code',
    answer: trackingRow,
  }),
}

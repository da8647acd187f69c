import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { complaintTypeShown } from './complaint-rows.ts'
import { type ComplaintArea, complaintAreas } from './type-choices.ts'

const base = '/api/portal_complaint'
const open = { audience: 'public', permission: 'public', tx: 'none', method: 'GET' } as const
const micro = (most: number) => z.coerce.number().int().min(-most).max(most)

const offeredType = complaintTypeShown.extend({
  help: z.string(),
  area: z.enum(Object.keys(complaintAreas) as [ComplaintArea, ...ComplaintArea[]]),
  polygon: z.array(z.tuple([z.number(), z.number()])),
  localities: z.array(z.string()),
  authority: z.string(),
  /** It asks something of its own (`complaint_fields.offered`). */
  fills: z.boolean(),
})
export type OfferedType = z.output<typeof offeredType>

const sameComplaint = z.object({
  id: z.number(),
  metres: z.number(),
  /** The day on which it came. */
  on: z.string(),
  photo: z.string(),
})
export type SameComplaint = z.output<typeof sameComplaint>

/** What the public form asks; none of the answers holds personal data. */
export const publicComplaintCalls = {
  types: endpoint({
    ...open,
    id: 'portal_complaint.types',
    path: `${base}/types`,
    rate: 'page',
    summary: 'Complaint types of the institution that can be reported now',
    answer: z.array(offeredType),
  }),
  near: endpoint({
    ...open,
    id: 'portal_complaint.near',
    path: `${base}/near`,
    rate: 'page',
    query: z.strictObject({ type: idSchema, lat: micro(90_000_000), lng: micro(180_000_000) }),
    summary: 'Accepted complaints of a type within 50 m and 90 days whose photo may be shown',
    answer: z.array(sameComplaint),
  }),
  photo: endpoint({
    ...open,
    id: 'portal_complaint.photo',
    path: `${base}/photo/:id`,
    rate: 'page',
    raw: 'out',
    params: z.object({ id: idSchema }),
    summary: 'The photo of an accepted complaint that may be shown to the public',
    answer: z.any(),
  }),
}

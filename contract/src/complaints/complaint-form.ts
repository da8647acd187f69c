import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { publicFormBody } from '../public-forms/public-form-body.ts'
import { sentAnswer } from '../public-forms/sent-form.ts'
import { checkPlace, complaintShape } from './complaint-filing.ts'

const base = '/api/portal_complaint'
const open = { audience: 'public', permission: 'public', rate: 'public', tx: 'none' } as const

const complaintBody = publicFormBody(complaintShape).superRefine(checkPlace)
const supportBody = publicFormBody({ complaint_id: idSchema })

/** The two forms about complaints that anybody may send. */
export const complaintFormCalls = {
  send: endpoint({
    ...open,
    id: 'portal_complaint.send',
    method: 'POST',
    path: `${base}/send`,
    body: complaintBody,
    summary: 'Sends a complaint; it takes no number and nobody sees it before it is confirmed by e-mail',
    answer: sentAnswer,
  }),
  support: endpoint({
    ...open,
    id: 'portal_complaint.support',
    method: 'POST',
    path: `${base}/support`,
    body: supportBody,
    summary: 'Says that an accepted complaint is the sender’s too; confirmed by e-mail like every form',
    answer: sentAnswer,
  }),
  places: endpoint({
    ...open,
    id: 'portal_complaint.places',
    method: 'GET',
    path: `${base}/places`,
    rate: 'page',
    query: z.strictObject({ q: z.string().max(100).default('') }),
    summary: 'Localities of the institution’s own town or commune, by what is typed',
    answer: z.object({ localities: z.array(z.string()) }),
  }),
}

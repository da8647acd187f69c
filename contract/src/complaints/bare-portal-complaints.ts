import { bareCall } from '../calls/bare-call.ts'
import type { complaintFormCalls } from './complaint-form.ts'
import type { ownComplaintCalls } from './own-complaint.ts'
import type { publicComplaintCalls } from './public-complaints.ts'

type Forms = typeof complaintFormCalls
type Own = typeof ownComplaintCalls
type Shown = typeof publicComplaintCalls

/** The calls of the pages about complaints that citizens see: without schemas. */
export const barePortalComplaintCalls = {
  send: bareCall<Forms['send']>({
    id: 'portal_complaint.send',
    method: 'POST',
    path: '/api/portal_complaint/send',
  }),
  support: bareCall<Forms['support']>({
    id: 'portal_complaint.support',
    method: 'POST',
    path: '/api/portal_complaint/support',
  }),
  places: bareCall<Forms['places']>({
    id: 'portal_complaint.places',
    method: 'GET',
    path: '/api/portal_complaint/places',
  }),
  types: bareCall<Shown['types']>({
    id: 'portal_complaint.types',
    method: 'GET',
    path: '/api/portal_complaint/types',
  }),
  near: bareCall<Shown['near']>({
    id: 'portal_complaint.near',
    method: 'GET',
    path: '/api/portal_complaint/near',
  }),
  own: bareCall<Own['show']>({
    id: 'portal_complaint.own',
    method: 'GET',
    path: '/api/portal_complaint/own',
  }),
  ownFile: bareCall<Own['file']>({
    id: 'portal_complaint.own_file',
    method: 'GET',
    path: '/api/portal_complaint/own_file/:file',
  }),
  add: bareCall<Own['add']>({
    id: 'portal_complaint.add_to_own',
    method: 'POST',
    path: '/api/portal_complaint/add_to_own',
  }),
  withdraw: bareCall<Own['withdraw']>({
    id: 'portal_complaint.withdraw_own',
    method: 'POST',
    path: '/api/portal_complaint/withdraw_own',
  }),
}

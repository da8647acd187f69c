import { bareCall } from '../calls/bare-call.ts'
import type { complaintFieldsCalls, onlineFormCalls } from './online-form-calls.ts'

type Calls = typeof onlineFormCalls
type OfComplaints = typeof complaintFieldsCalls

/** The calls of online forms that pages without schemas send. */
export const bareOnlineFormCalls = {
  get: bareCall<Calls['get']>({ id: 'online_form.get', method: 'GET', path: '/api/online_form/get/:id' }),
  save: bareCall<Calls['save']>({ id: 'online_form.save', method: 'POST', path: '/api/online_form/save' }),
  preview: bareCall<Calls['preview']>({
    id: 'online_form.preview',
    method: 'POST',
    path: '/api/online_form/preview',
  }),
  offered: bareCall<Calls['offered']>({
    id: 'online_form.offered',
    method: 'GET',
    path: '/api/online_form/offered/:id',
  }),
}

/** The same of what complaint types ask. */
export const bareComplaintFieldsCalls = {
  get: bareCall<OfComplaints['get']>({
    id: 'complaint_fields.get',
    method: 'GET',
    path: '/api/complaint_fields/get/:id',
  }),
  save: bareCall<OfComplaints['save']>({
    id: 'complaint_fields.save',
    method: 'POST',
    path: '/api/complaint_fields/save',
  }),
  offered: bareCall<OfComplaints['offered']>({
    id: 'complaint_fields.offered',
    method: 'GET',
    path: '/api/complaint_fields/offered/:id',
  }),
}

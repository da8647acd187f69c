import { bareCall } from '../calls/bare-call.ts'
import { bareResource } from '../calls/bare-resource.ts'
import type { complaintTypes } from './complaint-types.ts'
import type { complaintCalls } from './complaints.ts'

type Calls = typeof complaintCalls

/** The calls that read complaints and their types, as pages send them before anybody writes: without schemas. */
export const bareComplaintTypes = bareResource<typeof complaintTypes>('complaint_type')
export const bareComplaintCalls = {
  list: bareCall<Calls['list']>({ id: 'complaint.list', method: 'GET', path: '/api/complaint/list' }),
  export: bareCall<Calls['export']>({
    id: 'complaint.export',
    method: 'GET',
    path: '/api/complaint/export/:format',
  }),
  counts: bareCall<Calls['counts']>({ id: 'complaint.counts', method: 'GET', path: '/api/complaint/counts' }),
  map: bareCall<Calls['map']>({ id: 'complaint.map', method: 'GET', path: '/api/complaint/map' }),
  options: bareCall<Calls['options']>({
    id: 'complaint.options',
    method: 'GET',
    path: '/api/complaint/options',
  }),
  form: bareCall<Calls['form']>({ id: 'complaint.form', method: 'GET', path: '/api/complaint/form' }),
  get: bareCall<Calls['get']>({ id: 'complaint.get', method: 'GET', path: '/api/complaint/get/:id' }),
  activity: bareCall<Calls['activity']>({
    id: 'complaint.activity',
    method: 'GET',
    path: '/api/complaint/activity/:id',
  }),
}

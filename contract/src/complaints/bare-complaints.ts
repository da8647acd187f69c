import { bareCall } from '../calls/bare-call.ts'
import { bareResource } from '../calls/bare-resource.ts'
import type { complaintTypes } from './complaint-types.ts'
import type { complaintCalls } from './complaints.ts'

type Calls = typeof complaintCalls
const read = (name: string) => ({ method: 'GET', path: `/api/complaint/${name}` }) as const

/** The calls that read complaints and their types, as pages send them before anybody writes: without schemas. */
export const bareComplaintTypes = bareResource<typeof complaintTypes>('complaint_type')
export const bareComplaintCalls = {
  list: bareCall<Calls['list']>({ id: 'complaint.list', ...read('list') }),
  counts: bareCall<Calls['counts']>({ id: 'complaint.counts', ...read('counts') }),
  map: bareCall<Calls['map']>({ id: 'complaint.map', ...read('map') }),
  options: bareCall<Calls['options']>({ id: 'complaint.options', ...read('options') }),
  form: bareCall<Calls['form']>({ id: 'complaint.form', ...read('form') }),
  get: bareCall<Calls['get']>({ id: 'complaint.get', ...read('get/:id') }),
  activity: bareCall<Calls['activity']>({ id: 'complaint.activity', ...read('activity/:id') }),
}

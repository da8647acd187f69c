import { bareCall } from '../calls/bare-call.ts'
import type { onlineFormCalls } from './online-form-calls.ts'

type Calls = typeof onlineFormCalls

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

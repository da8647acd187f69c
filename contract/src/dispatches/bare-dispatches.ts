import { bareCall } from '../calls/bare-call.ts'
import type { dispatchCalls } from './dispatches.ts'

type Calls = typeof dispatchCalls

/** The calls that read dispatches, as pages send them before anybody writes: without schemas. */
export const bareDispatchCalls = {
  list: bareCall<Calls['list']>({ id: 'dispatch.list', method: 'GET', path: '/api/dispatch/list' }),
  ofCase: bareCall<Calls['ofCase']>({
    id: 'dispatch.of_case',
    method: 'GET',
    path: '/api/dispatch/of_case/:id',
  }),
  form: bareCall<Calls['form']>({ id: 'dispatch.form', method: 'GET', path: '/api/dispatch/form/:id' }),
}

import { bareCall } from '../calls/bare-call.ts'
import type { actingCalls } from './acting.ts'

type Calls = typeof actingCalls

/** Acting as another user and entering a client, as the shell sends it: without schemas. */
export const bareActingCalls = {
  loginAs: bareCall<Calls['loginAs']>({
    id: 'usermanager.login_as',
    method: 'POST',
    path: '/api/usermanager/login_as/:id',
  }),
  enter: bareCall<Calls['enter']>({
    id: 'hdoc_company.enter',
    method: 'POST',
    path: '/api/hdoc_company/enter',
  }),
  leave: bareCall<Calls['leave']>({
    id: 'hdoc_company.leave',
    method: 'POST',
    path: '/api/hdoc_company/leave',
  }),
}

import { bareCall } from '../calls/bare-call.ts'
import { bareResource } from '../calls/bare-resource.ts'
import type { registerCalls } from './register-calls.ts'
import type { registers } from './registers.ts'

type Calls = typeof registerCalls

/** The calls of registers as lists and pickers send them: without schemas. */
export const bareRegisters = bareResource<typeof registers>('register')
export const bareRegisterCalls = {
  closing: bareCall<Calls['closing']>({
    id: 'register.closing',
    method: 'GET',
    path: '/api/register/closing/:id',
  }),
  history: bareCall<Calls['history']>({
    id: 'register.history',
    method: 'GET',
    path: '/api/register/history/:id',
  }),
  activity: bareCall<Calls['activity']>({
    id: 'register.activity',
    method: 'GET',
    path: '/api/register/activity/:id',
  }),
}

import { bareCall } from '../calls/bare-call.ts'
import type { sessionCalls } from './session-calls.ts'

type Calls = typeof sessionCalls

/**
 * The session's calls as the first visit sends them: without schemas, because their library would add 16 kB.
 */
export const firstCalls = {
  csrf: bareCall<Calls['csrf']>({ id: 'session.csrf_cookie', method: 'GET', path: '/api/csrf-cookie' }),
  status: bareCall<Calls['status']>({ id: 'session.status', method: 'GET', path: '/api/status' }),
  login: bareCall<Calls['login']>({ id: 'session.login', method: 'POST', path: '/api/login' }),
  logout: bareCall<Calls['logout']>({ id: 'session.logout', method: 'POST', path: '/api/logout' }),
  loginBack: bareCall<Calls['loginBack']>({
    id: 'usermanager.login_back',
    method: 'GET',
    path: '/api/usermanager/login_back',
  }),
  preferences: bareCall<Calls['preferences']>({
    id: 'preference.update',
    method: 'POST',
    path: '/api/preference/update',
  }),
}

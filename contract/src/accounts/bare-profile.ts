import { bareCall } from '../calls/bare-call.ts'
import type { profileCalls } from './profile-calls.ts'

type Calls = typeof profileCalls

/** The calls of the own profile as the shell sends them: without schemas. */
export const bareProfileCalls = {
  picture: bareCall<Calls['picture']>({
    id: 'profile.picture',
    method: 'GET',
    path: '/api/profile/picture',
  }),
  chooseGroup: bareCall<Calls['chooseGroup']>({
    id: 'profile.active_group',
    method: 'POST',
    path: '/api/profile/active_group',
  }),
}

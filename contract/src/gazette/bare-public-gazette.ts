import { bareCall } from '../calls/bare-call.ts'
import type { publicGazetteCalls } from './public-gazette.ts'

type Calls = typeof publicGazetteCalls

/** The calls of the public gazette as the portal sends them: without schemas. */
export const barePublicGazetteCalls = {
  tree: bareCall<Calls['tree']>({
    id: 'public_gazette.tree',
    method: 'GET',
    path: '/api/public_gazette/tree',
  }),
  list: bareCall<Calls['list']>({
    id: 'public_gazette.list',
    method: 'GET',
    path: '/api/public_gazette/list',
  }),
  get: bareCall<Calls['get']>({
    id: 'public_gazette.get',
    method: 'GET',
    path: '/api/public_gazette/get/:id',
  }),
}

import { bareCall } from '../calls/bare-call.ts'
import type { postWritingCalls } from './post-calls.ts'
import type { postCalls } from './posts.ts'

type Calls = typeof postCalls

/** The calls of public posts as the portal sends them: without schemas. */
export const barePostCalls = {
  list: bareCall<Calls['list']>({
    id: 'public_post.list',
    method: 'GET',
    path: '/api/public_post/list',
  }),
  get: bareCall<Calls['get']>({
    id: 'public_post.get',
    method: 'GET',
    path: '/api/public_post/get/:id',
  }),
}

type Writing = typeof postWritingCalls

/** The calls that read posts as they are written, as pages send them before anybody writes: without schemas. */
export const barePostWritingCalls = {
  list: bareCall<Writing['list']>({ id: 'post.list', method: 'GET', path: '/api/post/list' }),
  get: bareCall<Writing['get']>({ id: 'post.get', method: 'GET', path: '/api/post/get/:id' }),
}

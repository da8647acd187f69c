import { bareCall } from '../calls/bare-call.ts'
import type { publicPageCalls } from './public-pages.ts'

/** The call of the portal's pages as the portal sends it: without schemas. */
export const barePublicPageCalls = {
  get: bareCall<(typeof publicPageCalls)['get']>({
    id: 'public_page.get',
    method: 'GET',
    path: '/api/public_page/get/:key',
  }),
}

import { bareCall } from '../calls/bare-call.ts'
import type { searchCalls } from './search.ts'

/** The call of the shell's search box, without schemas. */
export const bareSearchCalls = {
  find: bareCall<(typeof searchCalls)['find']>({
    id: 'search.find',
    method: 'POST',
    path: '/api/search/find',
  }),
}

import { bareCall } from '../../calls/bare-call.ts'
import type { broadcastCalls } from './broadcasts.ts'

type Calls = typeof broadcastCalls

/** The same calls as the page of a document sends them: without schemas. */
export const bareBroadcastCalls = {
  ofDocument: bareCall<Calls['ofDocument']>({
    id: 'broadcast.of_document',
    method: 'GET',
    path: '/api/broadcast/of_document/:id',
  }),
  confirm: bareCall<Calls['confirm']>({
    id: 'broadcast.confirm',
    method: 'POST',
    path: '/api/broadcast/confirm',
  }),
}

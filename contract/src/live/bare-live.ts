import { bareCall } from '../calls/bare-call.ts'
import type { liveCalls } from './live.ts'
import type { waitingCalls } from './waiting.ts'

/** The stream's address, for the frame of every page. */
export const bareLiveCalls = {
  stream: bareCall<typeof liveCalls.stream>({
    id: 'live.stream',
    method: 'GET',
    path: '/api/live/stream',
  }),
}

/** The counts of the menu. */
export const bareWaitingCalls = {
  counts: bareCall<typeof waitingCalls.counts>({
    id: 'waiting.counts',
    method: 'GET',
    path: '/api/waiting/counts',
  }),
}

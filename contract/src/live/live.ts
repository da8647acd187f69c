import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { LIVE_BEHIND_MS } from './live-events.ts'

export const liveCalls = {
  stream: endpoint({
    id: 'live.stream',
    method: 'GET',
    path: '/api/live/stream',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    raw: 'stream',
    summary:
      'Tells an open page what changes, as server-sent events (text/event-stream). The header Last-Event-ID resumes after a break.',
    query: z.strictObject({
      /** For a page that has heard nothing yet: also tell what happened in the last so many milliseconds. */
      behind: z.coerce.number().int().min(0).max(LIVE_BEHIND_MS).optional(),
      /** Tell what has happened and end, for a page that the stream does not reach. */
      once: z.literal('1').optional(),
    }),
    answer: z.unknown(),
  }),
}

import { liveCalls } from '@hdoc/contract/live/live.ts'
import { waitingCalls } from '@hdoc/contract/live/waiting.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { countWaiting, type WaitingCount } from './count-waiting.ts'
import type { LiveHub } from './hub.ts'
import { openStream } from './open-stream.ts'

export const liveRoutes = (hub: LiveHub, counts: readonly WaitingCount[]): Route[] => [
  route(liveCalls.stream, openStream(hub)),
  route(waitingCalls.counts, countWaiting(counts)),
]

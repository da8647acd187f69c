import { broadcastCalls } from '@hdoc/contract/documents/parts/broadcasts.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { confirmReading } from './confirm-reading.ts'
import { showBroadcast } from './show-broadcast.ts'

export const broadcastRoutes: Route[] = [
  route(broadcastCalls.ofDocument, (ctx, { params }) => showBroadcast(ctx, params.id)),
  route(broadcastCalls.confirm, confirmReading),
]

import { can } from '../../../platform/auth/actor.ts'
import { viewerOfCall } from '../../documents/index.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countWaiting } from './queries.ts'

/** What waits for whoever dispatches papers: the figure of „Expedieri”. */
export const waitingDispatches: WaitingCount = {
  place: 'dispatches',
  isFor: (actor) => can(actor, 'shipping.create'),
  count: async (ctx) => countWaiting(ctx.db, await viewerOfCall(ctx)),
}

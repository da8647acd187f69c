import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { showCounts } from './show-box.ts'

/** What waits for the person's own approval or signature: the figure of „Aprobări”. */
export const waitingApprovals: WaitingCount = {
  place: 'approvals',
  isFor: (actor) =>
    can(actor, 'approval.approve') || can(actor, 'approval.sign') || can(actor, 'approval.request'),
  count: async (ctx) => (await showCounts(ctx, { standIns: [] })).mine,
}

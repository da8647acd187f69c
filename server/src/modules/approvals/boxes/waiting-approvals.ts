import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { showCounts } from './show-box.ts'

/** What waits for the person to approve or sign, themselves or for somebody they stand in for: the figure of „Aprobări”. */
export const waitingApprovals: WaitingCount = {
  place: 'approvals',
  isFor: (actor) =>
    can(actor, 'approval.approve') || can(actor, 'approval.sign') || can(actor, 'approval.request'),
  count: async (ctx) => (await showCounts(ctx)).mine,
}

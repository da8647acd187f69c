import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { findActiveGroup } from '../draft/active-group.ts'
import { countToHandOver, countWaiting } from './queries.ts'

/** Papers that the person’s active department has to hand over: the figure of „De predat”. */
export const toSend: WaitingCount = {
  place: 'to_send',
  isFor: (actor) => can(actor, 'transfer.create'),
  count: async (ctx) => {
    const group = await findActiveGroup(ctx)
    return group ? countToHandOver(ctx.db, { groupId: group.id, isUnused: false }) : 0
  },
}

/** Sheets that wait for the person’s departments: the figure of „De primit”. */
export const toReceive: WaitingCount = {
  place: 'to_receive',
  isFor: (actor) => can(actor, 'transfer.receive'),
  count: ({ db, actor }) => countWaiting(db, actor.groupIds),
}

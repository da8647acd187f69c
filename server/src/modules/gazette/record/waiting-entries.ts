import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countWaiting } from './queries.ts'

/** What waits for whoever publishes what others prepared: the figure of the gazette in the menu. */
export const waitingEntries: WaitingCount = {
  place: 'gazette',
  isFor: (actor) => can(actor, 'gazette.publish') && can(actor, 'gazette.approve'),
  count: (ctx) => countWaiting(ctx.db, ctx.actor),
}

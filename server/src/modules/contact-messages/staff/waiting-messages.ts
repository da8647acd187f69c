import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countWaiting } from './queries.ts'

/** Messages that nobody has answered: the figure of their entry in the menu. */
export const waitingMessages: WaitingCount = {
  place: 'contact_messages',
  isFor: (actor) => can(actor, 'contact_message.view'),
  count: (ctx) => countWaiting(ctx.db),
}

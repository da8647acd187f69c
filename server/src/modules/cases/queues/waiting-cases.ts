import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countMine, countToDistribute } from './queries.ts'
import { ownerOf } from './queue-owner.ts'

/** What lies on the person: the figure of „Dosarele mele”. */
export const myCases: WaitingCount = {
  place: 'my_cases',
  isFor: (actor) => can(actor, 'workcase.work'),
  count: async (ctx) => countMine(ctx.db, await ownerOf(ctx)),
}

/** What waits for the person to choose who works on it. */
export const toDistribute: WaitingCount = {
  place: 'to_distribute',
  isFor: (actor) => can(actor, 'workcase.assign'),
  count: async (ctx) => countToDistribute(ctx.db, await ownerOf(ctx)),
}

import { can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { workerOf } from '../record/load-case.ts'
import { givesIn } from '../rules/worker.ts'
import type { QueueOwner } from './queries.ts'

/** Whose queues a call asks for. */
export async function ownerOf(ctx: StaffCtx): Promise<QueueOwner> {
  const { actor, db } = ctx
  const worker = await workerOf(ctx)
  const userId = actor.institutionId === db.institutionId ? actor.id : 0
  return {
    userId,
    doesFor: [userId, ...worker.standsFor],
    groupIds: actor.groupIds,
    givesIn: actor.groupIds.filter((groupId) => givesIn(worker, groupId)),
    distributes: can(actor, 'workcase.assign'),
    viewer: await viewerOfCall(ctx),
    today: localDate(ctx.clock.now()),
  }
}

import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { traceCase } from '../../cases/index.ts'
import { viewerOfCall, workOf } from '../../documents/index.ts'
import { dispatchWithdrawn } from '../events/index.ts'
import { takeDispatches } from '../record/load-dispatch.ts'
import { mayDispatch } from '../record/policy.ts'
import { presentDispatches } from '../record/present.ts'
import { listByIds, listRepeatedBy, lockDispatches } from '../record/queries.ts'
import { storeWithdrawn } from './queries.ts'

/**
 * Withdraws what has not left, all of them or none. What came back and was to leave again with a withdrawn one is to be
 * sent again as before; it is locked with it, in the order of ids.
 */
export async function withdrawDispatches(
  ctx: StaffCtx,
  { body }: Pick<InputOf<typeof dispatchCalls.withdraw>, 'body'>,
) {
  const { ids, reason } = body
  await lockDispatches(ctx.db, [...ids, ...(await listRepeatedBy(ctx.db, ids))])
  const work = workOf(ctx)
  const { institutionId: institution_id, id, name } = ctx.actor
  const by = { institution_id, id, name }
  for (const row of await takeDispatches(ctx, ids)) {
    const dispatch = grant('dispatch.change', row, mayDispatch(ctx.actor, row, 'withdraw'))
    await storeWithdrawn(ctx.db, dispatch, { at: work.now, by: ctx.actor.name, reason })
    await traceCase(work, row.case_id, {
      action: 'workcase.dispatch_withdrawn',
      after: { document: row.number, ship_to: row.ship_to, ship_method: row.method },
      reason,
    })
    await emit(ctx.db, dispatchWithdrawn, { dispatch_id: row.id, by }, work.now)
  }
  const withdrawn = await listByIds(ctx.db, ids, await viewerOfCall(ctx))
  return { ...done(ctx.language), data: await presentDispatches(ctx, withdrawn) }
}

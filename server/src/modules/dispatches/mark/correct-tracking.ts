import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { traceCase } from '../../cases/index.ts'
import { workOf } from '../../documents/index.ts'
import { checkDispatchVersion } from '../record/check-dispatch-version.ts'
import { showDispatch, takeDispatches } from '../record/load-dispatch.ts'
import { mayDispatch } from '../record/policy.ts'
import { storeTracking } from './queries.ts'

/** Corrects the tracking number of what has left; the trail keeps the one that stood before. */
export async function correctTracking(
  ctx: StaffCtx,
  { body: { id, version, tracking_number } }: InputOf<typeof dispatchCalls.correct>,
) {
  const [row] = await takeDispatches(ctx, [id])
  if (!row) throw new AppError('NOT_FOUND')
  await checkDispatchVersion(ctx.db, row, version)
  const dispatch = grant('dispatch.change', row, mayDispatch(ctx.actor, row, 'correct'))
  if (tracking_number !== row.tracking_number) {
    await storeTracking(ctx.db, dispatch, tracking_number)
    await traceCase(workOf(ctx), row.case_id, {
      action: 'workcase.dispatch_tracking',
      before: { tracking_number: row.tracking_number },
      after: { document: row.number, ship_to: row.ship_to, tracking_number },
    })
  }
  return savedRow(ctx.language, await showDispatch(ctx, id))
}

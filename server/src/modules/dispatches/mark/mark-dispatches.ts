import type { DispatchMark } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { DispatchAction } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { traceCase } from '../../cases/index.ts'
import { viewerOfCall, workOf } from '../../documents/index.ts'
import { dispatchReturned } from '../events/index.ts'
import { takeDispatches } from '../record/load-dispatch.ts'
import { mayDispatch } from '../record/policy.ts'
import { presentDispatches } from '../record/present.ts'
import { type ChangingDispatch, listByIds } from '../record/queries.ts'
import { markProblem } from './mark-rules.ts'
import { storeConfirmed, storeReturned, storeSent } from './queries.ts'

const actionOf: Readonly<Record<DispatchMark['status'], DispatchAction>> = {
  sent: 'send',
  confirmed: 'confirm',
  returned: 'return',
}

async function markOne(ctx: StaffCtx, row: ChangingDispatch, mark: DispatchMark, on: string): Promise<void> {
  const work = workOf(ctx)
  const after = { document: row.number, ship_to: row.ship_to, dispatch_day: on }
  if (mark.status === 'sent') {
    await storeSent(ctx.db, row, {
      on,
      trackingNumber: mark.tracking_number,
      receivedBy: row.method === 'in_person' ? mark.received_by : '',
      onList: row.method === 'in_person' && mark.on_list,
      drawing: row.method === 'in_person' ? mark.drawing : null,
    })
    const tracked = mark.tracking_number !== '' && { tracking_number: mark.tracking_number }
    return traceCase(work, row.case_id, {
      action: 'workcase.dispatch_sent',
      after: { ...after, ship_method: row.method, ...tracked },
    })
  }
  if (mark.status === 'confirmed') {
    await storeConfirmed(ctx.db, row, on)
    return traceCase(work, row.case_id, { action: 'workcase.dispatch_confirmed', after })
  }
  await storeReturned(ctx.db, row, { on, reason: mark.reason })
  await traceCase(work, row.case_id, {
    action: 'workcase.dispatch_returned',
    after,
    reason: mark.reason,
  })
  const { institutionId: institution_id, id, name } = ctx.actor
  await emit(ctx.db, dispatchReturned, { dispatch_id: row.id, by: { institution_id, id, name } }, work.now)
}

/** Marks dispatches as sent, confirmed or returned: all of them, or none when one does not allow it. */
export async function markDispatches(
  ctx: StaffCtx,
  { body }: Pick<InputOf<typeof dispatchCalls.mark>, 'body'>,
) {
  const today = localDate(ctx.clock.now())
  const on = body.on ?? today
  const rows = await takeDispatches(ctx, body.ids)
  for (const row of rows) {
    const dispatch = grant('dispatch.change', row, mayDispatch(ctx.actor, row, actionOf[body.status]))
    const found = markProblem(
      { ...row, prepared_on: localDate(new Date(row.prepared_at)) },
      { ...body, on },
      today,
    )
    if (found) throw new AppError('VALIDATION', {}, { fields: { [found.field]: [found.problem] } })
    await markOne(ctx, dispatch, body, on)
  }
  const marked = await listByIds(ctx.db, body.ids, await viewerOfCall(ctx))
  return { ...done(ctx.language), data: await presentDispatches(ctx, marked) }
}

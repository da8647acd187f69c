import type { submissionActCalls } from '@hdoc/contract/submissions/submission-acts.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { submissionEnded } from '../events/index.ts'
import { takeFor } from '../record/load-submission.ts'
import { endRequests } from '../record/queries/requests.ts'
import { storeEnd } from '../record/queries/submissions.ts'
import { showChanged } from '../record/show-submission.ts'
import { traceSubmission } from '../record/trace.ts'

type Calls = typeof submissionActCalls
type End = {
  status: 'rejected' | 'closed'
  reason: InputOf<Calls['reject']>['body']['reason'] | null
  comment: string
}
const actOf = { rejected: 'reject', closed: 'close' } as const

async function end(
  ctx: StaffCtx,
  { id, version }: { id: number; version?: number | undefined },
  { status, reason, comment }: End,
) {
  const row = await takeFor(ctx, { id, version, act: actOf[status] })
  const work = workOf(ctx)
  await endRequests(ctx.db, id)
  await storeEnd(ctx.db, row, { status, reason, comment, at: work.now, by: ctx.actor.name })
  await traceSubmission(work, id, {
    action: `submission.${status}`,
    before: { submission_status: row.status },
    after: { submission_status: status, ...(reason !== null && { reject_reason: reason }) },
    reason: comment,
  })
  await emit(ctx.db, submissionEnded, { submission_id: id, status }, work.now)
  return showChanged(ctx, id)
}

export const rejectSubmission = (ctx: StaffCtx, { body }: InputOf<Calls['reject']>) =>
  end(ctx, body, { status: 'rejected', reason: body.reason, comment: body.comment })

/** Its person takes it back: nothing was registered, and nothing is. */
export const closeSubmission = (ctx: StaffCtx, { body }: InputOf<Calls['close']>) =>
  end(ctx, body, { status: 'closed', reason: null, comment: body.comment })

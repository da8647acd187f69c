import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ownSubmissionCalls } from '@hdoc/contract/submissions/own-submission.ts'
import { submissionActs, submissionStatusLabels } from '@hdoc/contract/submissions/submission-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { submissionEnded } from '../events/index.ts'
import { endRequests } from '../record/queries/requests.ts'
import { lockSubmission, storeEnd } from '../record/queries/submissions.ts'
import { depositor, traceSubmission } from '../record/trace.ts'
import { findOwn, getOwn, mayWithdraw, ownAnswer } from './show-own.ts'

type Call = typeof ownSubmissionCalls.withdraw

async function withdraw(
  db: TenantDb,
  { id, comment, now }: { id: number; comment: string; now: Date },
): Promise<void> {
  await lockSubmission(db, id)
  const row = await findOwn(db, id)
  // A second tap.
  if (row.status === 'closed') return
  if (!mayWithdraw(row))
    throw new AppError('SUBMISSION_STATUS', {
      status: submissionStatusLabels[row.status],
      act: submissionActs.close,
    })
  await endRequests(db, id)
  const end = { status: 'closed', reason: null, comment, at: now, by: depositor.name } as const
  await storeEnd(db, grant('submission.change', row, allowed), end)
  await traceSubmission({ db, actor: depositor, now }, id, {
    action: 'submission.closed',
    before: { submission_status: row.status },
    after: { submission_status: 'closed' },
    reason: comment,
  })
  await emit(db, submissionEnded, { submission_id: id, status: 'closed' }, now)
}

/** Withdraws what one handed in before anybody decided on it: nothing is registered. */
export async function withdrawOwn(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const id = await getOwn(ctx, body.s)
  const now = ctx.clock.now()
  const comment = body.reason === '' ? 'Retras de deponent.' : body.reason
  await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => withdraw(db, { id, comment, now }))
  ctx.database.wake()
  return ownAnswer(ctx, id)
}

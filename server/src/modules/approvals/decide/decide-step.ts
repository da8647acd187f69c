import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { showChanged } from '../record/present-request.ts'
import { putBackOriginal } from './put-back-original.ts'
import { beginTaking, finishTaking } from './take-decision.ts'

/** Approves the very bytes that the person looked at. */
export async function approveStep(ctx: StaffCtx, { body }: InputOf<typeof approvalCalls.approve>) {
  const taking = await beginTaking(ctx, 'approve', body)
  await finishTaking(ctx, taking, 'approved', { comment: body.comment })
  return showChanged(ctx, taking.request.id)
}

/** Declines to approve or to sign. A file that others have signed already is again what it was when it was asked about. */
export async function declineStep(ctx: StaffCtx, { body }: InputOf<typeof approvalCalls.decline>) {
  const taking = await beginTaking(ctx, 'decline', body)
  await finishTaking(ctx, taking, 'declined', { comment: body.reason })
  await putBackOriginal(ctx, taking.request)
  return showChanged(ctx, taking.request.id)
}

import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { ApprovalParts } from '../record/load-request.ts'
import { showChanged } from '../record/present-request.ts'
import { putBackOriginal } from './put-back-original.ts'
import { beginTaking, finishTaking } from './take-decision.ts'

/** Approves the very bytes that the person looked at. */
export async function approveStep(
  ctx: StaffCtx,
  { body }: InputOf<typeof approvalCalls.approve>,
  parts: ApprovalParts,
) {
  const taking = await beginTaking(ctx, parts, 'approve', body)
  await finishTaking(ctx, taking, 'approved', { comment: body.comment })
  return showChanged(ctx, parts, taking.request.id)
}

/** Declines to approve or to sign. A file that others have signed already is again what it was when it was asked about. */
export async function declineStep(
  ctx: StaffCtx,
  { body }: InputOf<typeof approvalCalls.decline>,
  parts: ApprovalParts,
) {
  const taking = await beginTaking(ctx, parts, 'decline', body)
  await finishTaking(ctx, taking, 'declined', { comment: body.reason })
  await putBackOriginal(ctx, taking.request)
  return showChanged(ctx, parts, taking.request.id)
}

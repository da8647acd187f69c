import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { managesCase } from '../../cases/index.ts'
import { type Work, workOf } from '../../documents/index.ts'
import { approvalRevoked } from '../events/index.ts'
import { deciderOf, factsOf, takeRequest } from '../record/load-request.ts'
import { showChanged } from '../record/present-request.ts'
import { type ChangingRequest, storeRevoking } from '../record/queries/requests.ts'
import type { StepRow } from '../record/queries/steps.ts'
import { authorOf, storeSteps, traceApproval } from '../record/store-steps.ts'
import { revokeOpen } from '../rules/advance-steps.ts'
import { mayRevoke } from '../rules/approval-policy.ts'
import { putBackOriginal } from './put-back-original.ts'

/** Revokes what is open of a request; the caller holds its document locked. */
export async function endRequest(
  work: Work,
  request: ChangingRequest,
  steps: readonly StepRow[],
  reason: string,
): Promise<void> {
  const { db, now, actor } = work
  await storeSteps(work, request, steps, revokeOpen(steps))
  await storeRevoking(db, request, { at: now, by: actor.name, reason })
  await traceApproval(work, request, {
    action: 'approval.revoked',
    before: { approval_status: request.status },
    after: { approval_status: 'revoked' },
    reason,
  })
  const user_ids = steps.filter(({ status }) => isOnTurn(status)).map(({ user_id }) => user_id)
  await emit(db, approvalRevoked, { request_id: request.id, user_ids, by: authorOf(actor) }, now)
}

/** Revokes a request while anything of it is open. Of a revocation and the last decision, the first one counts. */
export async function revokeRequest(ctx: StaffCtx, { body }: InputOf<typeof approvalCalls.revoke>) {
  const file = await takeRequest(ctx, body.id)
  const { request, steps, document } = file
  const manages = document.in_case !== null && (await managesCase(ctx, document.in_case.id))
  const decision = mayRevoke(await deciderOf(ctx), factsOf(file), manages)
  await endRequest(workOf(ctx), grant('approval.change', request, decision), steps, body.reason)
  await putBackOriginal(ctx, request)
  return showChanged(ctx, request.id)
}

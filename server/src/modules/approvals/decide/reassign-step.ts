import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { approvalTurn } from '../events/index.ts'
import { deciderOf, factsOf, takeStep } from '../record/load-request.ts'
import { showChanged } from '../record/present-request.ts'
import { listSteps, storePerson } from '../record/queries/steps.ts'
import { authorOf, letAskedSee, traceApproval } from '../record/store-steps.ts'
import { checkApprovers } from '../request/check-approvers.ts'
import { mayTake } from '../rules/approval-policy.ts'
import { canRequest } from '../rules/can-request.ts'

/** Gives an open step to another person, as when its person has left; who it was no longer sees the document for it. */
export async function reassignStep(ctx: StaffCtx, { body }: InputOf<typeof approvalCalls.reassign>) {
  const file = await takeStep(ctx, body.step_id)
  const { request, step, steps, document } = file
  const decision = mayTake(await deciderOf(ctx), 'reassign', step, factsOf(file))
  const taken = grant('approval.take', step, decision)
  grant('approval.request', document, canRequest(ctx.actor, document))
  await checkApprovers(ctx.db, [{ ...step, user_id: body.user_id }], () => 'user_id')
  const isAsked = steps.some(({ user_id, task }) => user_id === body.user_id && task === step.task)
  if (isAsked) throw new AppError('VALIDATION', {}, { fields: { user_id: [{ key: 'person_twice' }] } })
  const work = workOf(ctx)
  await storePerson(ctx.db, taken, body.user_id, work.now)
  const after = (await listSteps(ctx.db, [request.id])).find(({ id }) => id === step.id)
  await letAskedSee(work, document.id)
  await traceApproval(work, request, {
    action: 'approval.reassigned',
    before: { person: step.user_name },
    after: { person: after?.user_name ?? '' },
    reason: body.reason,
  })
  if (isOnTurn(step.status))
    await emit(
      ctx.db,
      approvalTurn,
      { request_id: request.id, step_id: step.id, user_id: body.user_id, by: authorOf(ctx.actor) },
      work.now,
    )
  return showChanged(ctx, request.id)
}

import type { StepAction } from '@hdoc/contract/approvals/approval-rows.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type DocumentFile, getFile, workOf } from '../../documents/index.ts'
import { deciderOf, factsOf, type RequestFile, takeStep } from '../record/load-request.ts'
import { type StepRow, storeDecision, type TakenStep } from '../record/queries/steps.ts'
import { storeSteps, traceApproval } from '../record/store-steps.ts'
import { decideStep, type Outcome } from '../rules/advance-steps.ts'
import { mayTake } from '../rules/approval-policy.ts'

/** A step that its person decides now, with the bytes that it is about. */
export type Taking = RequestFile & { step: StepRow; taken: TakenStep; file: DocumentFile }

/** Loads a step under the lock of its document and checks turn, right and that the shown bytes are the present ones. */
export async function beginTaking(
  ctx: StaffCtx,
  action: Exclude<StepAction, 'reassign'>,
  { step_id, shown }: { step_id: number; shown: string },
): Promise<Taking> {
  const file = await takeStep(ctx, step_id)
  const { request, step } = file
  const decision = mayTake(await deciderOf(ctx), action, step, factsOf(file))
  const taken = grant('approval.take', step, decision)
  const bytes = await getFile(ctx.db, ctx.actor, request.file_id)
  if (bytes.version !== request.current_version || bytes.sha256 !== shown)
    throw new AppError('APPROVAL_OTHER_BYTES')
  return { ...file, taken, file: bytes }
}

type Told = { comment: string; after?: Readonly<Record<string, string | number>> }

/** Stores what the person decided and what follows for the others. */
export async function finishTaking(
  ctx: StaffCtx,
  { request, steps, step, taken, file }: Taking,
  outcome: Outcome,
  { comment, after }: Told,
): Promise<void> {
  const work = workOf(ctx)
  const { actor } = ctx
  await storeDecision(ctx.db, taken, { status: outcome, at: work.now, by: actor, comment })
  const next = decideStep(steps, request.mode, step.id, outcome)
  const changing = grant('approval.change', request, { ok: true })
  await storeSteps(work, changing, steps, next, outcome === 'declined' ? comment : '')
  await traceApproval(work, request, {
    action: `approval.${outcome}`,
    before: { approval_status: step.status },
    after: {
      approval_status: outcome,
      sha256: file.sha256,
      ...(step.label !== '' && { label: step.label }),
      ...(step.user_id !== actor.id && { person: step.user_name }),
      ...(outcome !== 'declined' && comment !== '' && { comment }),
      ...after,
    },
    ...(outcome === 'declined' && { reason: comment }),
  })
}

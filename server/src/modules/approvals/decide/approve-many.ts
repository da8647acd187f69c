import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { AppError, errorMessage } from '@hdoc/contract/failures/errors.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listPlaces } from './queries.ts'
import { beginTaking, finishTaking } from './take-decision.ts'

type Call = typeof approvalCalls.approveMany
type Approved = { step_id: number; approved: boolean; reason: string }

/**
 * Approves several steps in one transaction, in the order of their documents, as everybody locks these. What cannot be
 * approved is refused before anything of it is written, and the others go on.
 */
export async function approveMany(ctx: StaffCtx, { body }: InputOf<Call>) {
  const places = await listPlaces(
    ctx.db,
    body.steps.map(({ step_id }) => step_id),
  )
  const documentOf = (stepId: number): number => places.get(stepId) ?? 0
  const inOrder = body.steps.toSorted(
    (a, b) => documentOf(a.step_id) - documentOf(b.step_id) || a.step_id - b.step_id,
  )
  const data: Approved[] = []
  for (const one of inOrder)
    try {
      const taking = await beginTaking(ctx, 'approve', one)
      await finishTaking(ctx, taking, 'approved', { comment: body.comment })
      data.push({ step_id: one.step_id, approved: true, reason: '' })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const reason = errorMessage(error.code, ctx.language, error.values)
      data.push({ step_id: one.step_id, approved: false, reason })
    }
  return { success: true as const, message: savedMessage(ctx.language), data }
}

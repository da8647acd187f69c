import type { ShareAction } from '@hdoc/contract/cases/case-rows.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type Work, workOf } from '../../documents/index.ts'
import { shareMoved } from '../events/index.ts'
import { type CaseFile, takeShare, workerOf } from '../record/load-case.ts'
import { type ShareRow, type Step, storeStep } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { shareTold, traceCase } from '../record/trace-case.ts'
import { mayStep } from '../rules/share-policy.ts'
import { inPlaceOf } from '../rules/worker.ts'

/** What a step makes of a share; what is left out stays as it is. */
export type Made = Pick<Step, 'status'> & Partial<Step>

type Wanted = {
  action: Exclude<ShareAction, 'give' | 'close_group'>
  /** The action of the trail. */
  told: string
  body: { share_id: number; version?: number | undefined; reason?: string }
  make: (share: ShareRow, file: CaseFile) => Made
  /** What is to be told besides. */
  after?: (work: Work, share: ShareRow, file: CaseFile) => Promise<void>
}

/** Takes one step with a share: under the lock of its case, with everything that follows from it. */
export async function stepShare(ctx: StaffCtx, { action, told, body, make, after }: Wanted) {
  const { file, share: found } = await takeShare(ctx, body.share_id, body.version)
  if (file.row.status === 'closed') throw new AppError('CASE_CLOSED')
  const worker = await workerOf(ctx)
  const share = grant('share.change', found, mayStep(worker, found, action))
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, found) }
  const made: Step = { user_id: share.user_id, wait_until: null, reason: '', ...make(share, file) }
  await storeStep(ctx.db, share, made)
  const person =
    made.user_id === null ? null : made.user_id === ctx.actor.id ? ctx.actor.name : share.user_name
  const { reason = '' } = body
  await traceCase(work, file.row.id, {
    action: told,
    before: shareTold(share),
    after: {
      ...shareTold({ ...share, user_name: person, status: made.status }),
      ...(made.wait_until !== null && { pending_until: made.wait_until }),
      share: share.id,
    },
    reason,
  })
  const { group_id } = share
  const moved = { case_id: file.row.id, share_id: share.id, group_id, user_id: made.user_id }
  await emit(ctx.db, shareMoved, { ...moved, status: made.status }, work.now)
  await after?.(work, share, file)
  await settleCase(work, file.row, { reason })
  return showChanged(ctx, file.row.id)
}

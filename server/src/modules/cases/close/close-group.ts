import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { shareMoved } from '../events/index.ts'
import { takeWholeCase, workerOf } from '../record/load-case.ts'
import { storeEnd } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { shareTold, traceCase } from '../record/trace-case.ts'
import { canCloseGroup } from '../rules/share-policy.ts'
import { inPlaceOf } from '../rules/worker.ts'
import { checkPartVetoes, type PartVeto } from './closing-vetoes.ts'

/** Closes a group’s part of a case, with what it found; the case goes on with the others. */
export async function closeGroup(
  ctx: StaffCtx,
  { body }: InputOf<typeof caseCalls.closeGroup>,
  vetoes: readonly PartVeto[],
) {
  const file = await takeWholeCase(ctx, body.id, body.version)
  const { row } = file
  if (row.status === 'closed') throw new AppError('CASE_CLOSED')
  const found = file.shares.find(({ group_id, status }) => group_id === body.group_id && isOpenShare(status))
  if (!found || found.group_id === null)
    throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'not_in_case' }] } })
  const worker = await workerOf(ctx)
  const decision = canCloseGroup(worker, found)
  const share = grant('share.change', found, decision)
  if ('byRight' in decision && body.reason === '')
    throw new AppError('VALIDATION', {}, { fields: { reason: [{ key: 'reason' }] } })
  await checkPartVetoes(ctx, file, { groupId: found.group_id, vetoes })
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, found) }
  storeEnd(ctx.db, share, {
    at: work.now,
    by: ctx.actor.name,
    inPlaceOf: work.inPlaceOf,
    note: body.note,
    unfinished: false,
  })
  await traceCase(work, row.id, {
    action: 'workcase.part_closed',
    before: { share_status: share.status },
    after: {
      ...shareTold({ ...share, status: 'closed' }),
      share: share.id,
      ...(body.note !== '' && { note: body.note }),
    },
    reason: body.reason,
  })
  const { group_id, user_id } = share
  await emit(
    ctx.db,
    shareMoved,
    { case_id: row.id, share_id: share.id, group_id, user_id, status: 'closed' },
    work.now,
  )
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}

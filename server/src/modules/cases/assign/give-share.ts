import type { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { type CaseFile, takeShare, workerOf } from '../record/load-case.ts'
import type { CaseRow } from '../record/queries/cases.ts'
import type { ShareRow } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { shareTold, traceCase } from '../record/trace-case.ts'
import { canMoveTo, isBackWith, mayStep } from '../rules/share-policy.ts'
import { checkWishes } from './check-wishes.ts'
import { type Given, giveWork, statusWhenGiven } from './give-work.ts'
import { namePeople } from './queries.ts'

/** A group works on a case once. */
function checkFree({ shares }: CaseFile, shareId: number, group: { id: number; name: string }): void {
  const isThere = shares.some(
    ({ id, group_id, status }) => id !== shareId && group_id === group.id && isOpenShare(status),
  )
  if (isThere)
    throw new AppError(
      'VALIDATION',
      {},
      { fields: { group_id: [{ key: 'group_in_case', values: { group: group.name } }] } },
    )
}

/** The day of the share: the new one, or its own, which is never after the case's that may have come before it since. */
function dayOf(
  wanted: string | null | undefined,
  { deadline_on: own }: Pick<ShareRow, 'deadline_on'>,
  { deadline_on: ofCase }: Pick<CaseRow, 'deadline_on'>,
): string | null {
  if (wanted !== undefined && wanted !== own) return wanted
  return own !== null && ofCase !== null && own > ofCase ? ofCase : own
}

/** Gives a share to another person of its group or to nobody yet; a refused one also to another group. */
export async function giveShare(ctx: StaffCtx, { body }: InputOf<typeof shareCalls.give>) {
  const { file, share: found } = await takeShare(ctx, body.share_id, body.version)
  const { row } = file
  if (row.status === 'closed') throw new AppError('CASE_CLOSED')
  const worker = await workerOf(ctx)
  const share = grant('share.change', found, mayStep(worker, found, 'give'))
  const groupId = body.group_id ?? share.group_id
  if (groupId === null) throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'required' }] } })
  grant('share.change', found, canMoveTo(share, groupId))
  const deadline_on = dayOf(body.deadline_on, share, row)
  const wish = { group_id: groupId, user_id: body.user_id, role: share.role, deadline_on }
  const checking = {
    worker,
    deadlineOn: row.deadline_on,
    isBack: isBackWith(worker, share),
    path: '',
  }
  const [checked] = await checkWishes(ctx.db, checking, [wish])
  const group = { id: groupId, name: checked?.group.name ?? '' }
  checkFree(file, share.id, group)
  const work = workOf(ctx)
  const given: Given = { ...wish, group_name: group.name, resolution: '' }
  await giveWork(work, grant('workcase.change', row, { ok: true }), given, share)
  const names = await namePeople(ctx.db, body.user_id === null ? [] : [body.user_id])
  const user_name = body.user_id === null ? null : (names.get(body.user_id) ?? '')
  await traceCase(work, row.id, {
    action: 'workcase.given',
    before: shareTold(share),
    after: {
      ...shareTold({ group_name: group.name, user_name, status: statusWhenGiven(work, row, given) }),
      share: share.id,
    },
    reason: body.reason,
  })
  await settleCase(work, row, { reason: body.reason })
  return showChanged(ctx, row.id)
}

import type { GivingWish } from '@hdoc/contract/cases/case-batches.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { type CheckedWish, judgeWishes } from '../assign/check-wishes.ts'
import type { CaseRow, ChangingCase } from '../record/queries/cases.ts'
import type { GroupFacts } from '../record/queries/people.ts'
import type { ChangingShare, ShareRow } from '../record/queries/shares.ts'
import { canWriteResolution } from '../rules/give-rules.ts'
import { canMoveTo, isBackWith, mayStep } from '../rules/share-policy.ts'
import type { Worker } from '../rules/worker.ts'

/** A share that waits to be distributed, with its case; shares show the status that they have today. */
export type Waiting = { row: CaseRow; shares: readonly ShareRow[]; share: ShareRow }

/** A giving that may be made. */
export type PlannedGiving = {
  row: ChangingCase
  share: ChangingShare
  /** Who gets the share itself. */
  first: CheckedWish
  /** Who gets shares beside it. */
  others: readonly CheckedWish[]
}

/** Only what nobody has, or what was refused, waits to be distributed; for the rest, with whom it lies. */
function checkWaiting({ row, share }: Waiting): void {
  if (row.status === 'closed' || !isOpenShare(share.status)) throw new AppError('CASE_CLOSED')
  if (share.user_id !== null && share.status !== 'refused')
    throw new AppError('SHARE_OF_ANOTHER', {
      who: [share.user_name, share.group_name].filter((name) => name !== null).join(', '),
    })
}

/** A group works on a case once. */
function checkFree({ shares, share }: Waiting, wishes: readonly CheckedWish[]): void {
  const there = wishes.find(({ group_id }) =>
    shares.some((one) => one.id !== share.id && one.group_id === group_id && isOpenShare(one.status)),
  )
  if (there)
    throw new AppError(
      'VALIDATION',
      {},
      { fields: { shares: [{ key: 'group_in_case', values: { group: there.group.name } }] } },
    )
}

/**
 * What a giving would do with one share, by the rules of a single step; throws why it would not. Whoever the wish
 * puts in charge gets the share itself, which keeps its role; the others get shares of their own.
 */
export function planGiving(
  worker: Worker,
  waiting: Waiting,
  wish: GivingWish,
  groups: readonly GroupFacts[],
): PlannedGiving {
  const { row, share: found } = waiting
  checkWaiting(waiting)
  const share = grant('share.change', found, mayStep(worker, found, 'give'))
  if (wish.resolution !== '') grant('workcase.resolution', row, canWriteResolution(worker))
  const wishes = judgeWishes(
    groups,
    row.institution_id,
    { worker, deadlineOn: row.deadline_on, isBack: isBackWith(worker, share), path: 'shares' },
    wish.shares,
  )
  const first = wishes.find(({ role }) => role === 'lead')
  if (!first) throw new AppError('VALIDATION', {}, { fields: { shares: [{ key: 'one_lead' }] } })
  grant('share.change', found, canMoveTo(share, first.group_id))
  checkFree(waiting, wishes)
  return {
    row: grant('workcase.change', row, allowed),
    share,
    first,
    others: wishes.filter((one) => one !== first),
  }
}

import type { GivingWish } from '@hdoc/contract/cases/case-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { followCase, viewerOf, type Work } from '../../documents/index.ts'
import { type CheckedWish, listGroupsOf } from '../assign/check-wishes.ts'
import { type Given, giveWork, tellGiven } from '../assign/give-work.ts'
import { workerAt } from '../record/load-case.ts'
import { storeResolution } from '../record/queries/cases.ts'
import { listDepartments, removeShares, restoreShare } from '../record/queries/giving.ts'
import { listShares, type ShareRow } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { shareTold, traceCase } from '../record/trace-case.ts'
import { mayStep } from '../rules/share-policy.ts'
import type { GivingBefore } from './item-before.ts'
import { planGiving } from './plan-giving.ts'
import { type Item, takeUnchanged } from './take-unchanged.ts'

/** The share as it is stored; a wait that is over stands there still. */
async function storedShare(db: TenantDb, caseId: number, shareId: number): Promise<GivingBefore['share']> {
  const share = (await listShares(db, caseId)).find(({ id }) => id === shareId)
  if (!share) throw new AppError('NOT_FOUND')
  const { group_id, user_id, status, deadline_on, wait_until, reason, resolution, resolution_by_name } = share
  const { assigned_at, assigned_by_institution_id, assigned_by_id, assigned_by_name } = share
  return {
    ...{ group_id, user_id, status, deadline_on, wait_until, reason, resolution, resolution_by_name },
    ...{ assigned_at, assigned_by_institution_id, assigned_by_id, assigned_by_name },
  }
}

const givenOf = ({ group, ...wish }: CheckedWish, resolution: string): Given => ({
  ...wish,
  group_name: group.name,
  resolution,
})

/** Gives one share as the wish says, with everything that follows; answers what undoing brings back. */
export async function makeGiving(work: Work, item: Item, wish: GivingWish): Promise<GivingBefore> {
  const { db, actor } = work
  const waiting = await takeUnchanged(work, await viewerOf(db, actor), item)
  const groups = await listGroupsOf(db, wish.shares)
  const { row, share, first, others } = planGiving(await workerAt(work), waiting, wish, groups)
  const before = {
    share: await storedShare(db, row.id, share.id),
    resolution: row.resolution,
    departments: await listDepartments(db, row.id),
  }
  const { resolution } = wish
  // A share keeps the day of its own that it has, unless it gets another one.
  const deadline_on = first.deadline_on ?? share.deadline_on
  const own: Given = { ...givenOf(first, resolution), role: share.role, deadline_on }
  await giveWork(work, row, own, share)
  const given = [own]
  const added: number[] = []
  for (const other of others) {
    const one = givenOf(other, resolution)
    added.push(await giveWork(work, row, one))
    given.push(one)
  }
  if (resolution !== '') await storeResolution(db, row, resolution)
  await traceCase(work, row.id, {
    action: 'workcase.assigned',
    before: { assigned: '' },
    after: {
      assigned: await tellGiven(work, given),
      ...(resolution !== '' && { resolution }),
      ...(work.batch !== undefined && { batch: work.batch }),
    },
  })
  await settleCase(work, row)
  return { ...before, added }
}

/** The share as it was, for those who ask whether it may be given. */
const asBefore = (share: ShareRow, { share: had }: GivingBefore): ShareRow => ({ ...share, ...had })

/**
 * Takes a giving back: the share, the shares beside it, the instruction and the departments are as they were. Who
 * gave work away may not see it any more, and may take back what they did all the same.
 */
export async function undoGiving(work: Work, item: Item, before: GivingBefore): Promise<void> {
  const { db } = work
  const { row: found, share: given } = await takeUnchanged(work, { all: true }, item)
  const share = grant('share.change', given, mayStep(await workerAt(work), asBefore(given, before), 'give'))
  const row = grant('workcase.change', found, allowed)
  await removeShares(db, row, before.added)
  await restoreShare(db, share, before.share)
  await storeResolution(db, row, before.resolution)
  await traceCase(work, row.id, {
    action: 'workcase.giving_undone',
    before: shareTold(given),
    after: { share: share.id, ...(work.batch !== undefined && { batch: work.batch }) },
  })
  await settleCase(work, row)
  const doing: Work = { ...work, caseNumber: row.number }
  for (const { document_id, group_id } of before.departments)
    await followCase(doing, document_id, { groupId: group_id })
}

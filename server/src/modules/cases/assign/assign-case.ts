import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { type CaseFile, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { storeResolution } from '../record/queries/cases.ts'
import type { ChangingShare } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { canMoveTo } from '../rules/share-policy.ts'
import { type CheckedWish, checkWishes } from './check-wishes.ts'
import { type Given, giveWork, tellGiven } from './give-work.ts'

const isThere = (group: string): AppError =>
  new AppError('VALIDATION', {}, { fields: { shares: [{ key: 'group_in_case', values: { group } }] } })

/**
 * The share that a wish is about: whoever is to be in charge gets the share in charge, if nobody works on it; the
 * others get shares of their own. A group works on a case once.
 */
function shareFor(file: CaseFile, wish: CheckedWish): ChangingShare | undefined {
  const open = file.shares.filter(({ status }) => isOpenShare(status))
  const lead = wish.role === 'lead' ? leadOf(open) : undefined
  const isRefused = lead?.status === 'refused' && lead.group_id === wish.group_id
  if (open.some(({ group_id }) => group_id === wish.group_id) && !isRefused) throw isThere(wish.group.name)
  return lead && grant('share.change', lead, canMoveTo(lead, wish.group_id))
}

/**
 * Gives a case to groups and their people, with a written instruction: what the mayor does in one step. A group
 * that works on it already keeps its work; the papers of a group go to another one by a transfer.
 */
export async function assignCase(ctx: StaffCtx, { body }: InputOf<typeof caseCalls.assign>) {
  const file = await takeCase(ctx, body.id, body.version)
  const worker = await workerOf(ctx)
  const state = stateOf(file)
  const { resolution } = body
  if (resolution !== '')
    grant('workcase.resolution', file.row, mayChangeCase(worker, state, 'write_resolution'))
  const row = grant('workcase.change', file.row, mayChangeCase(worker, state, 'assign'))
  const wishes = await checkWishes(
    ctx.db,
    { worker, deadlineOn: row.deadline_on, path: 'shares' },
    body.shares,
  )
  const work = workOf(ctx)
  const given: Given[] = []
  for (const wish of wishes) {
    const { group, group_id, user_id, role } = wish
    const share = shareFor(file, wish)
    // A share keeps the day of its own that it has, unless it gets another one.
    const deadline_on = wish.deadline_on ?? share?.deadline_on ?? null
    const one: Given = { group_id, group_name: group.name, user_id, role, deadline_on, resolution }
    await giveWork(work, row, one, share)
    given.push(one)
  }
  if (resolution !== '') await storeResolution(ctx.db, row, resolution)
  await traceCase(work, row.id, {
    action: 'workcase.assigned',
    before: { assigned: '' },
    after: { assigned: await tellGiven(work, given), ...(resolution !== '' && { resolution }) },
  })
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}

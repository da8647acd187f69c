import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type FigurePart, figureList } from '@hdoc/contract/statistics/figure-lists.ts'
import type { statisticsCalls } from '@hdoc/contract/statistics/statistics.ts'
import { can } from '../../../platform/auth/actor.ts'
import { missingRight } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { countListed } from '../../documents/index.ts'
import { departmentFor, seesInstitution } from '../rights/policy.ts'
import { listGroups } from './queries/figures.ts'
import { countComplaints } from './queries/work.ts'
import { isKnown } from './show-statistics.ts'

/** A figure of the whole institution is for those who see it; one of a department for those who see that one. */
async function checkPlace({ db, actor }: StaffCtx, place: FigurePart['group']): Promise<number | undefined> {
  const groupId = place === 'none' ? undefined : place
  if (!isKnown(await listGroups(db), groupId)) throw new AppError('NOT_FOUND')
  if (groupId !== undefined) departmentFor(actor, groupId)
  else if (!seesInstitution(actor)) throw missingRight('dashboard.statistics')
  return groupId
}

/** How many rows a figure counts, and how many of them the list behind it does not show the caller. */
export async function countRestricted(
  ctx: StaffCtx,
  { query }: InputOf<typeof statisticsCalls.restricted>,
): Promise<{ all: number; visible: number; restricted: number }> {
  const groupId = await checkPlace(ctx, query.group_id)
  const part: FigurePart = {
    group: query.group_id,
    docType: query.doc_type_id,
    category: query.category,
    arrival: query.arrival,
    outcome: query.outcome,
    age: query.age,
    step: query.step,
    complaintType: query.complaint_type_id,
  }
  const list = figureList(query.measure, query, part, localDate(ctx.clock.now()))
  if (list === null) throw new AppError('NOT_FOUND')
  if (list.page === 'complaints') {
    const all = await countComplaints(ctx.db, groupId, query, query.complaint_type_id)
    const visible = can(ctx.actor, 'complaint.view') ? all : 0
    return { all, visible, restricted: all - visible }
  }
  const { page: _, ...asked } = list
  const { all, visible } = await countListed(ctx, { ...asked, rows: 10, page: 1, search: '' })
  return { all, visible, restricted: all - visible }
}

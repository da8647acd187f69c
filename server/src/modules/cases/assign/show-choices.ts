import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { absenceText, listAbsences } from '../../people/index.ts'
import { workerOf } from '../record/load-case.ts'
import { listCandidates, listGroups } from '../record/queries/people.ts'
import { canGiveTo } from '../rules/give-rules.ts'
import { listCaseOptions } from './queries.ts'

/**
 * People to whom the caller may give work of a group, each with what lies on them: who distributes or heads the group
 * sees all of it, its people themselves, others nobody.
 */
export async function showCandidates(ctx: StaffCtx, { params }: InputOf<typeof caseCalls.candidates>) {
  const [group] = await listGroups(ctx.db, [params.group_id])
  if (!group) throw new AppError('NOT_FOUND')
  const today = localDate(ctx.clock.now())
  const rows = await listCandidates(ctx.db, group.id, today)
  const worker = await workerOf(ctx)
  const offered = rows.filter(
    ({ id }) => canGiveTo(worker, ctx.db.institutionId, { group_id: group.id, user_id: id }).ok,
  )
  const userIds = offered.map(({ id }) => id)
  const absences = await listAbsences(ctx.db, { userIds, task: 'cases', today })
  return offered.map(({ id, name, open, overdue, head }) => {
    const away = absences.get(id)
    return { id, name, open, overdue, head, absence: away ? absenceText(away, ctx.language) : '' }
  })
}

/** Open cases that the caller sees, for a document that is to join one. */
export const showCaseOptions = async (
  ctx: StaffCtx,
  { query }: InputOf<typeof caseCalls.options>,
): Promise<Option[]> => listCaseOptions(ctx.db, await viewerOfCall(ctx), query)

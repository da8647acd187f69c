import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { DUE_DAYS } from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { canViewGroupStatistics } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { presentListed } from '../record/present.ts'
import { listByIds } from '../record/queries/documents.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { AVERAGE_DAYS, dailyAverage } from './daily-average.ts'
import { putsDepartmentFirst } from './policy.ts'
import {
  countOpen,
  countOpenOfDepartment,
  countPerDay,
  listDueIds,
  listDueOfDepartment,
  listOwnIds,
} from './queries.ts'

const SHOWN_DAYS = 14
const ROWS = 6

/** What waits for the caller today, of what they may see. */
export async function showDashboard(ctx: StaffCtx): Promise<Dashboard> {
  const { db, actor, language } = ctx
  const today = localDate(ctx.clock.now())
  const viewer = await viewerOf(db, actor)
  const lastDay = addDays(today, DUE_DAYS)
  const isDepartmentFirst = putsDepartmentFirst(actor)
  const seesGroup = actor.groupId !== 0 && canViewGroupStatistics(actor)
  const [counts, group, perDay, dueIds, ownIds, institution] = await Promise.all([
    countOpen(db, viewer, today, DUE_DAYS),
    seesGroup ? countOpenOfDepartment(db, viewer, actor.groupId, today, DUE_DAYS) : null,
    countPerDay(db, viewer, addDays(today, -AVERAGE_DAYS), today),
    isDepartmentFirst
      ? listDueOfDepartment(db, viewer, actor.groupId, lastDay, ROWS)
      : listDueIds(db, viewer, lastDay, ROWS),
    listOwnIds(db, actor, ROWS),
    getInstitution(db),
  ])
  const [due, mine] = await Promise.all([listByIds(db, dueIds), listByIds(db, ownIds)])
  const countOf = (day: string): number => perDay.find((one) => one.day === day)?.count ?? 0
  return {
    today,
    registered_today: countOf(today),
    daily_average: dailyAverage(perDay, today, institution.free_days),
    due_soon: counts.due_soon,
    overdue: counts.overdue,
    open: counts.open,
    department: isDepartmentFirst ? actor.groupName : null,
    group: group && { name: actor.groupName, ...group },
    per_day: Array.from({ length: SHOWN_DAYS }, (_, n) => addDays(today, n + 1 - SHOWN_DAYS)).map((day) => ({
      day,
      count: countOf(day),
    })),
    due: due.map((row) => presentListed(row, today, language)),
    mine: mine.map((row) => presentListed(row, today, language)),
  }
}

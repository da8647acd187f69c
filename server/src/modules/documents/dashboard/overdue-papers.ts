import { localDate } from '../../../platform/clock.ts'
import type { WaitingCount } from '../../live/index.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { putsDepartmentFirst } from './policy.ts'
import { countOpen, countOpenOfDepartment } from './queries.ts'

/** Open papers whose day has passed: the figure of the dashboard, of the own department where that comes first. */
export const overduePapers: WaitingCount = {
  place: 'dashboard',
  isFor: () => true,
  count: async ({ db, actor, clock }) => {
    const today = localDate(clock.now())
    const viewer = await viewerOf(db, actor)
    const { overdue } = putsDepartmentFirst(actor)
      ? await countOpenOfDepartment(db, viewer, actor.groupId, today, 0)
      : await countOpen(db, viewer, today, 0)
    return overdue
  },
}

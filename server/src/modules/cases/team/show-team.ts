import type { TeamWork } from '@hdoc/contract/cases/team-work.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { absenceText, listAbsences } from '../../people/index.ts'
import { ownerOf } from '../queues/queue-owner.ts'
import { listGroups } from '../record/queries/people.ts'
import { nextWorkingDays } from './next-working-days.ts'
import { countTeamDays, type LoadRow, listTeamLoads } from './queries.ts'

const SHOWN_DAYS = 5

const sum = (rows: readonly LoadRow[], figure: 'open' | 'overdue' | 'due_soon'): number =>
  rows.reduce((total, row) => total + row[figure], 0)

/** What lies on the people of the caller’s active department; null where the caller gives no work there. */
export async function showTeam(ctx: StaffCtx): Promise<TeamWork | null> {
  const { db, actor, language } = ctx
  const whole = await ownerOf(ctx)
  if (!whole.givesIn.includes(actor.groupId)) return null
  const [group] = await listGroups(db, [actor.groupId])
  if (!group) return null
  const owner = { ...whole, givesIn: [actor.groupId] }
  const today = localDate(ctx.clock.now())
  const { free_days } = await getInstitution(db)
  const days = nextWorkingDays(today, SHOWN_DAYS, free_days)
  const [loads, due] = await Promise.all([listTeamLoads(db, owner, group.id), countTeamDays(db, owner, days)])
  const userIds = loads.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const absences = await listAbsences(db, { userIds, task: 'cases', today })
  return {
    group: { id: group.id, name: group.name },
    open: sum(loads, 'open'),
    overdue: sum(loads, 'overdue'),
    due_soon: sum(loads, 'due_soon'),
    people: loads.map(({ user_id, user_name, open, overdue, due_soon }) => {
      const away = user_id === null ? undefined : absences.get(user_id)
      return {
        person: user_id === null ? null : { id: user_id, name: user_name ?? '' },
        open,
        overdue,
        due_soon,
        absence: away ? absenceText(away, language) : '',
      }
    }),
    days: days.map((day) => ({ day, due: due.get(day) ?? 0 })),
  }
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { inQueue, NEAR_DAYS, type QueueOwner, queueFrom } from '../queues/queries.ts'

export type LoadRow = {
  /** null = nobody of the group has it. */
  user_id: number | null
  user_name: string | null
  open: number
  overdue: number
  due_soon: number
}

/**
 * What of the queue `team` lies on each active member of a group and on whoever else has a part of it; last, where there
 * is some, what nobody has.
 */
export function listTeamLoads(db: TenantDb, owner: QueueOwner, groupId: number): Promise<LoadRow[]> {
  return db.rows(sql<LoadRow>`
    with loads as (
      select s.user_id, u.name, count(*) as open, count(*) filter (where s.due_on < ${owner.today}::date) as overdue,
             count(*) filter (where s.due_on between ${owner.today}::date and ${owner.today}::date + ${sql.lit(NEAR_DAYS)}) as due_soon
        from ${queueFrom} where ${inQueue(db, 'team', owner)} group by s.user_id, u.name),
    members as (
      select u.id, u.name from group_members m
        join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.state = 'active'
       where m.institution_id = ${db.institutionId} and m.group_id = ${groupId})
    select coalesce(l.user_id, m.id) as user_id, coalesce(l.name, m.name) as user_name, coalesce(l.open, 0)::int as open,
           coalesce(l.overdue, 0)::int as overdue, coalesce(l.due_soon, 0)::int as due_soon
      from loads l full join members m on m.id = l.user_id
     order by coalesce(l.user_id, m.id) is null, coalesce(l.name, m.name) collate romanian, 1`)
}

/** How much of the queue `team` is due on each of some days; days with nothing are not there. */
export async function countTeamDays(
  db: TenantDb,
  owner: QueueOwner,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows(sql<{ day: string; due: number }>`
    select s.due_on as day, count(*)::int as due from ${queueFrom}
     where ${inQueue(db, 'team', owner)} and s.due_on = any(${[...days]}::date[]) group by s.due_on`)
  return new Map(rows.map(({ day, due }) => [day, due]))
}

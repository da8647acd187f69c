import { directorGroupRole } from '@hdoc/contract/rights/fixed-rights.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import { can } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/**
 * Groups that a person heads: those they are Director of; with `workcase.assign` also those of their groups that
 * have no active Director.
 */
export async function listHeaded(db: TenantDb, actor: Actor): Promise<number[]> {
  if (actor.groupIds.length === 0 || actor.institutionId !== db.institutionId) return []
  const assigns = can(actor, 'workcase.assign')
  const rows = await db.rows(sql<{ group_id: number }>`
    select m.group_id from group_members m
      join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
      join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.active
     where m.institution_id = ${db.institutionId} and m.group_id = any(${[...actor.groupIds]}::bigint[])
     group by m.group_id
    having bool_or(m.user_id = ${actor.id} and r.name = ${directorGroupRole})
        or (${assigns} and not bool_or(r.name = ${directorGroupRole}))`)
  return rows.map(({ group_id }) => group_id)
}

export type GroupFacts = { id: number; name: string; memberIds: number[] }

/** Groups by id, each with its active people. */
export function listGroups(db: TenantDb, ids: readonly number[]): Promise<GroupFacts[]> {
  return db.rows(sql<GroupFacts>`
    select g.id, g.name, coalesce(jsonb_agg(u.id) filter (where u.id is not null), '[]') as "memberIds"
      from user_groups g
      left join group_members m on m.institution_id = g.institution_id and m.group_id = g.id
      left join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.state = 'active'
     where g.institution_id = ${db.institutionId} and g.id = any(${[...ids]}::bigint[]) and g.active
     group by g.id, g.name`)
}

export type CandidateRow = { id: number; name: string; open: number; overdue: number; head: boolean }

/** People of a group with what lies on them, whichever group it came by. */
export function listCandidates(db: TenantDb, groupId: number, today: string): Promise<CandidateRow[]> {
  return db.rows(sql<CandidateRow>`
    select u.id, u.name, coalesce(w.open, 0)::int as open, coalesce(w.overdue, 0)::int as overdue, r.name = ${directorGroupRole} as head
      from group_members m
      join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.state = 'active'
      join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
      left join lateral (
        select count(*) as open, count(*) filter (where s.due_on < ${today}::date) as overdue from case_shares s
         where s.institution_id = u.institution_id and s.user_id = u.id and s.is_open) w on true
     where m.institution_id = ${db.institutionId} and m.group_id = ${groupId}
     order by u.name collate romanian, u.id`)
}

import type { UserState } from '@hdoc/contract/people/users.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { Reading } from './reading.ts'

type UserRow = {
  name: string
  username: string
  state: UserState
  is_admin: boolean
  departments: string
  roles: string
  permissions: Permission[]
  last_login_at: string | null
}

/** The people of the institution with their departments, roles and rights of their own. */
export function listUsers({ db }: Reading): Promise<UserRow[]> {
  return db.rows(sql<UserRow>`
    select u.name, u.username, u.state, u.is_admin, u.last_login_at,
           coalesce((select string_agg(g.name || ' (' || r.name || ')', ', ' order by g.name collate romanian) from group_members m
              join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
              join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
             where m.institution_id = u.institution_id and m.user_id = u.id), '') as departments,
           coalesce((select string_agg(r.name, ', ' order by r.name collate romanian) from user_roles x
              join roles r on r.institution_id = x.institution_id and r.id = x.role_id
             where x.institution_id = u.institution_id and x.user_id = u.id), '') as roles,
           coalesce((select jsonb_agg(p.permission order by p.permission) from user_permissions p
             where p.institution_id = u.institution_id and p.user_id = u.id), '[]') as permissions
      from users u where u.institution_id = ${db.institutionId} order by u.name collate romanian, u.id`)
}

type ActRow = { id: number; at: string; action: string; as: string | null }

/** What a person did in some days, in its order. `as`: who really acted, where that was somebody else. */
export function listActs({ db, parameters, span, after, limit }: Reading): Promise<ActRow[]> {
  return db.rows(sql<ActRow>`
    select id, at, action, real_name as as from audit_entries
     where institution_id = ${db.institutionId} and actor_institution_id = ${db.institutionId} and actor_id = ${parameters.user_id ?? 0}
       and local_day(at) between ${span.from}::date and ${span.to}::date and id > ${after}
     order by id limit ${limit}`)
}

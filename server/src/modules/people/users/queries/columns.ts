import { type ListQuery, searchesOf } from '@hdoc/contract/calls/list-query.ts'
import { escapeLike, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { allOf, type Fragment, sql } from '../../../../platform/db/sql.ts'

/** In all these fragments `u` is the person. */
const secondFactor = sql`(
  exists (select from totp_factors f where f.institution_id = u.institution_id and f.user_id = u.id and f.confirmed_at is not null)
  or exists (select from passkeys p where p.institution_id = u.institution_id and p.user_id = u.id))`

/** The lists inside a row are read after the page was cut, so for its rows alone. */
export const userSelect: Fragment = sql`
  u.id, u.name, u.username, u.email, u.phone, u.job_title, u.is_admin, u.state, u.last_login_at, u.created_at, u.version,
  u.password_hash <> '' as password_known, ${secondFactor} as second_factor,
  (select coalesce(json_agg(json_build_object('group_id', m.group_id, 'group_name', g.name, 'group_role_id', m.group_role_id,
            'group_role_name', r.name, 'is_default', m.is_default) order by m.is_default desc, g.name collate romanian), '[]')
     from group_members m
     join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
     join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
    where m.institution_id = u.institution_id and m.user_id = u.id) as groups,
  (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name collate romanian), '[]')
     from user_roles x join roles r on r.institution_id = x.institution_id and r.id = x.role_id
    where x.institution_id = u.institution_id and x.user_id = u.id) as roles,
  (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name collate romanian), '[]')
     from user_bundles x join permission_bundles b on b.institution_id = x.institution_id and b.id = x.bundle_id
    where x.institution_id = u.institution_id and x.user_id = u.id) as bundles,
  array(select x.permission from user_permissions x
         where x.institution_id = u.institution_id and x.user_id = u.id order by x.permission) as permissions`

const groupsOf = sql`group_members m join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
  where m.institution_id = u.institution_id and m.user_id = u.id`
const rolesOf = sql`user_roles x join roles r on r.institution_id = x.institution_id and r.id = x.role_id
  where x.institution_id = u.institution_id and x.user_id = u.id`
/** People with several departments or roles are sorted by the first of the names. */
const firstGroup = sql`(select min(g.name collate romanian) from ${groupsOf})`
const firstRole = sql`(select min(r.name collate romanian) from ${rolesOf})`

export const userListColumns: SqlColumns = {
  name: { sql: sql`u.name`, type: 'text', sort: sql`u.name collate romanian`, indexed: true },
  username: { sql: sql`u.username`, type: 'text' },
  email: { sql: sql`u.email`, type: 'text' },
  phone: { sql: sql`u.phone`, type: 'text' },
  job_title: { sql: sql`u.job_title`, type: 'text', sort: sql`u.job_title collate romanian` },
  state: { sql: sql`u.state`, type: 'choice' },
  is_admin: { sql: sql`u.is_admin`, type: 'boolean' },
  second_factor: { sql: secondFactor, type: 'boolean' },
  last_login_at: {
    sql: sql`local_day(u.last_login_at)`,
    type: 'date',
    sort: sql`u.last_login_at`,
    indexed: true,
  },
  groups: {
    sql: sql`m.group_id`,
    type: 'reference',
    sort: firstGroup,
    some: (fits) =>
      sql`exists (select from group_members m where m.institution_id = u.institution_id and m.user_id = u.id and ${fits})`,
  },
  roles: {
    sql: sql`x.role_id`,
    type: 'reference',
    sort: firstRole,
    some: (fits) =>
      sql`exists (select from user_roles x where x.institution_id = u.institution_id and x.user_id = u.id and ${fits})`,
  },
}

/** Quick search in a text that was folded when it was written. */
export const searchCondition = (query: Pick<ListQuery, 'search' | 'filterstring'>): Fragment =>
  allOf(searchesOf(query).map((text) => sql`u.search_text like fold(${`%${escapeLike(text)}%`})`))

/**
 * The same columns across institutions. Departments and roles are found by name, because institutions share
 * no ids.
 */
export const platformListColumns: SqlColumns = {
  ...userListColumns,
  groups: {
    sql: sql`g.name`,
    type: 'text',
    sort: firstGroup,
    some: (fits) => sql`exists (select from ${groupsOf} and ${fits})`,
  },
  roles: {
    sql: sql`r.name`,
    type: 'text',
    sort: firstRole,
    some: (fits) => sql`exists (select from ${rolesOf} and ${fits})`,
  },
}

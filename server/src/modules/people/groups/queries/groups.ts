import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { UserGroup } from '@hdoc/contract/people/groups.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type GroupRow = Omit<UserGroup, 'can'>
export type GroupFields = Omit<GroupRow, 'id' | 'members' | 'version'>
export type EditableGroup = Granted<'user_group.edit', GroupRow>

const members = sql`(select count(*) from group_members m where m.institution_id = g.institution_id and m.group_id = g.id)`
const select = sql`g.id, g.name, g.short_name, g.description, g.service_name, g.department_name, g.email, g.phone, g.address,
  g.notice_types, g.active, g.version, ${members} as members,
  array(select gr.group_role_id::float8 from user_group_roles gr
         where gr.institution_id = g.institution_id and gr.group_id = g.id order by gr.group_role_id) as role_ids`
const from = sql`user_groups g`
const columns: SqlColumns = {
  name: { sql: sql`g.name`, type: 'text', sort: sql`g.name collate romanian` },
  short_name: { sql: sql`g.short_name`, type: 'text' },
  service_name: { sql: sql`g.service_name`, type: 'text', sort: sql`g.service_name collate romanian` },
  department_name: {
    sql: sql`g.department_name`,
    type: 'text',
    sort: sql`g.department_name collate romanian`,
  },
  email: { sql: sql`g.email`, type: 'text' },
  phone: { sql: sql`g.phone`, type: 'text' },
  members: { sql: members, type: 'number' },
  active: { sql: sql`g.active`, type: 'boolean' },
  address: { sql: sql`g.address`, type: 'text' },
  description: { sql: sql`g.description`, type: 'text' },
}

export function listGroups(db: TenantDb, query: ListQuery): Promise<{ rows: GroupRow[]; total: number }> {
  return listPage<GroupRow>(db, query, {
    select,
    from,
    where: sql`g.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`g.name`, sql`g.short_name`, sql`g.department_name`],
    id: sql`g.id`,
  })
}

/** Locks a department until the end of the transaction; what is read of it then is what the change is made on. */
export async function lockGroup(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select from user_groups where institution_id = ${db.institutionId} and id = ${id} for no key update`,
  )
}

export function findGroup(db: TenantDb, id: number): Promise<GroupRow | undefined> {
  return db.maybe(
    sql<GroupRow>`select ${select} from ${from} where g.institution_id = ${db.institutionId} and g.id = ${id}`,
  )
}

export async function addGroup(db: TenantDb, values: GroupFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into user_groups (institution_id, name, short_name, description, service_name, department_name, email, phone, address,
                             notice_types, active)
    values (${db.institutionId}, ${values.name}, ${values.short_name}, ${values.description}, ${values.service_name},
            ${values.department_name}, ${values.email}, ${values.phone}, ${values.address}, ${values.notice_types}::text[], ${values.active})
    returning id`)
  await addUsedRoles(db, id, values.role_ids)
  return id
}

async function addUsedRoles(db: TenantDb, groupId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.run(sql`
      insert into user_group_roles (institution_id, group_id, group_role_id)
      select ${db.institutionId}::bigint, ${groupId}::bigint, r from unnest(${[...ids]}::bigint[]) r on conflict do nothing`)
}

export async function updateGroup(db: TenantDb, group: EditableGroup, values: GroupFields): Promise<void> {
  await db.run(sql`
    update user_groups set name = ${values.name}, short_name = ${values.short_name}, description = ${values.description},
           service_name = ${values.service_name}, department_name = ${values.department_name}, email = ${values.email},
           phone = ${values.phone}, address = ${values.address}, notice_types = ${values.notice_types}::text[],
           active = ${values.active}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${group.id}`)
  await db.run(
    sql`delete from user_group_roles where institution_id = ${db.institutionId} and group_id = ${group.id}`,
  )
  await addUsedRoles(db, group.id, values.role_ids)
}

export async function deleteGroup(db: TenantDb, group: EditableGroup): Promise<void> {
  await db.run(sql`delete from user_groups where institution_id = ${db.institutionId} and id = ${group.id}`)
}

/** Departments in use and their people, `groupId - userId` (specification §3); user 0 is the department itself. */
export function listReferences(db: TenantDb, q: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql<{ id: string; name: string }>`
    select x.id, x.name from (
      select g.id || ' - 0' as id, g.name as name, g.name as group_name, '' as person
        from user_groups g where g.institution_id = ${db.institutionId} and g.active
      union all
      select g.id || ' - ' || u.id, g.name || ' – ' || u.name, g.name, u.name
        from user_groups g
        join group_members m on m.institution_id = g.institution_id and m.group_id = g.id
        join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.active
       where g.institution_id = ${db.institutionId} and g.active) x
     where position(fold(${q}) in fold(x.name)) > 0
     order by x.group_name collate romanian, x.person collate romanian limit 50`)
}

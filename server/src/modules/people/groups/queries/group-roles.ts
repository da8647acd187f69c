import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { GroupRole } from '@hdoc/contract/people/group-roles.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type GroupRoleRow = Omit<GroupRole, 'can' | 'fixed'>
export type GroupRoleFields = Pick<GroupRoleRow, 'name' | 'description' | 'permissions'>
export type EditableGroupRole = Granted<'group_role.edit', GroupRoleRow>

const members = sql`(select count(*) from group_members m where m.institution_id = r.institution_id and m.group_role_id = r.id)`
const select = sql`r.id, r.name, r.description, r.permissions, r.version, ${members} as members`
const from = sql`group_roles r`
const columns: SqlColumns = {
  name: { sql: sql`r.name`, type: 'text', sort: sql`r.name collate romanian` },
  description: { sql: sql`r.description`, type: 'text' },
  permissions: { sql: sql`cardinality(r.permissions)`, type: 'number' },
  members: { sql: members, type: 'number' },
}

export function listGroupRoles(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: GroupRoleRow[]; total: number }> {
  return listPage<GroupRoleRow>(db, query, {
    select,
    from,
    where: sql`r.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`r.name`, sql`r.description`],
    id: sql`r.id`,
  })
}

/** Locks a role until the end of the transaction. */
export async function lockGroupRole(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select from group_roles where institution_id = ${db.institutionId} and id = ${id} for no key update`,
  )
}

export function findGroupRole(db: TenantDb, id: number): Promise<GroupRoleRow | undefined> {
  return db.maybe(
    sql<GroupRoleRow>`select ${select} from ${from} where r.institution_id = ${db.institutionId} and r.id = ${id}`,
  )
}

export async function addGroupRole(db: TenantDb, values: GroupRoleFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into group_roles (institution_id, name, description, permissions)
    values (${db.institutionId}, ${values.name}, ${values.description}, ${values.permissions}::text[]) returning id`)
  return id
}

export async function updateGroupRole(
  db: TenantDb,
  role: EditableGroupRole,
  values: GroupRoleFields,
): Promise<void> {
  await db.run(sql`
    update group_roles set name = ${values.name}, description = ${values.description},
           permissions = ${values.permissions}::text[], version = version + 1
     where institution_id = ${db.institutionId} and id = ${role.id}`)
}

export async function deleteGroupRole(db: TenantDb, role: EditableGroupRole): Promise<void> {
  await db.run(sql`delete from group_roles where institution_id = ${db.institutionId} and id = ${role.id}`)
}

export const listGroupRoleOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'group_roles', query)

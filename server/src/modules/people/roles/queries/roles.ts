import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type RoleFields = {
  name: string
  description: string
  permissions: Permission[]
  bundle_ids: number[]
}
export type RoleRow = RoleFields & { id: number; rights: number; people: number; version: number }
export type EditableRole = Granted<'role.edit', RoleRow>

const people = sql`(select count(*) from user_roles ur where ur.institution_id = r.institution_id and ur.role_id = r.id)`
const rights = sql`(select count(*) from (
  select unnest(r.permissions)
  union select unnest(b.permissions) from role_bundles rb
    join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
   where rb.institution_id = r.institution_id and rb.role_id = r.id) whole)`
const select = sql`r.id, r.name, r.description, r.permissions, r.version, ${people} as people, ${rights} as rights,
  array(select rb.bundle_id::float8 from role_bundles rb
         where rb.institution_id = r.institution_id and rb.role_id = r.id order by rb.bundle_id) as bundle_ids`
const from = sql`roles r`
const columns: SqlColumns = {
  name: { sql: sql`r.name`, type: 'text', sort: sql`r.name collate romanian` },
  description: { sql: sql`r.description`, type: 'text' },
  rights: { sql: rights, type: 'number' },
  people: { sql: people, type: 'number' },
}

export function listRoles(db: TenantDb, query: ListQuery): Promise<{ rows: RoleRow[]; total: number }> {
  return listPage<RoleRow>(db, query, {
    select,
    from,
    where: sql`r.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`r.name`, sql`r.description`],
    id: sql`r.id`,
  })
}

export function findRole(db: TenantDb, id: number): Promise<RoleRow | undefined> {
  return db.maybe(
    sql<RoleRow>`select ${select} from ${from} where r.institution_id = ${db.institutionId} and r.id = ${id}`,
  )
}

export function listRolesById(db: TenantDb, ids: readonly number[]): Promise<RoleRow[]> {
  return db.rows(
    sql<RoleRow>`select ${select} from ${from} where r.institution_id = ${db.institutionId} and r.id = any(${[...ids]}::bigint[])`,
  )
}

export async function addRole(db: TenantDb, values: RoleFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into roles (institution_id, name, description, permissions)
    values (${db.institutionId}, ${values.name}, ${values.description}, ${values.permissions}::text[]) returning id`)
  await addBundles(db, id, values.bundle_ids)
  return id
}

async function addBundles(db: TenantDb, roleId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.run(sql`
      insert into role_bundles (institution_id, role_id, bundle_id)
      select ${db.institutionId}::bigint, ${roleId}::bigint, b from unnest(${[...ids]}::bigint[]) b`)
}

export async function updateRole(db: TenantDb, role: EditableRole, values: RoleFields): Promise<void> {
  await db.run(sql`
    update roles set name = ${values.name}, description = ${values.description}, permissions = ${values.permissions}::text[],
           version = version + 1
     where institution_id = ${db.institutionId} and id = ${role.id}`)
  await db.run(
    sql`delete from role_bundles where institution_id = ${db.institutionId} and role_id = ${role.id}`,
  )
  await addBundles(db, role.id, values.bundle_ids)
}

export async function deleteRole(db: TenantDb, role: EditableRole): Promise<void> {
  await db.run(sql`delete from roles where institution_id = ${db.institutionId} and id = ${role.id}`)
}

/**
 * Makes changes of rights of an institution wait for each other. Two changes that are harmless alone could
 * together give a person what nobody may hold.
 */
export async function lockRights(db: TenantDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('rights', ${db.institutionId}))`)
}

export const listRoleOptions = (db: TenantDb, query: OptionQuery) => listOptions(db, 'roles', query)

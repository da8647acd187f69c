import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type BundleFields = { name: string; description: string; permissions: Permission[] }
export type BundleRow = BundleFields & { id: number; roles: number; people: number; version: number }
export type EditableBundle = Granted<'permission_bundle.edit', BundleRow>

const ofBundle = sql`institution_id = b.institution_id and bundle_id = b.id`
const roles = sql`(select count(*) from role_bundles where ${ofBundle})`
const people = sql`(select count(*) from user_bundles where ${ofBundle})`
const select = sql`b.id, b.name, b.description, b.permissions, b.version, ${roles} as roles, ${people} as people`
const from = sql`permission_bundles b`
const columns: SqlColumns = {
  name: { sql: sql`b.name`, type: 'text', sort: sql`b.name collate romanian` },
  description: { sql: sql`b.description`, type: 'text' },
  permissions: { sql: sql`cardinality(b.permissions)`, type: 'number' },
  roles: { sql: roles, type: 'number' },
  people: { sql: people, type: 'number' },
}

export function listBundles(db: TenantDb, query: ListQuery): Promise<{ rows: BundleRow[]; total: number }> {
  return listPage<BundleRow>(db, query, {
    select,
    from,
    where: sql`b.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`b.name`, sql`b.description`],
    id: sql`b.id`,
  })
}

export function findBundle(db: TenantDb, id: number): Promise<BundleRow | undefined> {
  return db.maybe(
    sql<BundleRow>`select ${select} from ${from} where b.institution_id = ${db.institutionId} and b.id = ${id}`,
  )
}

/** Rights by bundle, of those that exist. */
export async function findBundleRights(
  db: TenantDb,
  ids: readonly number[],
): Promise<Map<number, Permission[]>> {
  const rows = await db.rows(sql<{ id: number; permissions: Permission[] }>`
    select id, permissions from permission_bundles where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map(({ id, permissions }) => [id, permissions]))
}

/**
 * Names the roles with this bundle that would give both of two rights, by themselves or with their bundles.
 */
export async function listRolesWithBoth(
  db: TenantDb,
  bundleId: number,
  both: readonly string[],
): Promise<string[]> {
  const rows = await db.rows(sql<{ name: string }>`
    select r.name from roles r
     where r.institution_id = ${db.institutionId}
       and exists (select 1 from role_bundles rb where rb.institution_id = r.institution_id and rb.role_id = r.id and rb.bundle_id = ${bundleId})
       and ${[...both]}::text[] <@ (r.permissions || array(
         select unnest(b.permissions) from role_bundles rb
           join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
          where rb.institution_id = r.institution_id and rb.role_id = r.id))
     order by r.name collate romanian limit 20`)
  return rows.map(({ name }) => name)
}

export async function addBundle(db: TenantDb, values: BundleFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into permission_bundles (institution_id, name, description, permissions)
    values (${db.institutionId}, ${values.name}, ${values.description}, ${values.permissions}::text[]) returning id`)
  return id
}

export async function updateBundle(
  db: TenantDb,
  bundle: EditableBundle,
  values: BundleFields,
): Promise<void> {
  await db.run(sql`
    update permission_bundles set name = ${values.name}, description = ${values.description},
           permissions = ${values.permissions}::text[], version = version + 1
     where institution_id = ${db.institutionId} and id = ${bundle.id}`)
}

export async function deleteBundle(db: TenantDb, bundle: EditableBundle): Promise<void> {
  await db.run(
    sql`delete from permission_bundles where institution_id = ${db.institutionId} and id = ${bundle.id}`,
  )
}

export const listBundleOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'permission_bundles', query)

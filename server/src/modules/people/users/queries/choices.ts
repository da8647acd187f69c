import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

type Named = { id: number; name: string }
type Right = Named & { permissions: string[] }
export type Choices = {
  /** `role_ids`: the department roles it uses; none = all. */
  groups: (Named & { role_ids: number[] })[]
  groupRoles: Right[]
  roles: (Right & { description: string })[]
  bundles: (Right & { description: string })[]
}

/**
 * Lists everything a person of the institution may be given, with the rights it holds; roles with those of
 * their bundles.
 */
export async function listChoices(db: TenantDb): Promise<Choices> {
  const i = db.institutionId
  const [groups, groupRoles, roles, bundles] = await Promise.all([
    db.rows(sql<Choices['groups'][number]>`
      select g.id, g.name, array(select r.group_role_id from user_group_roles r
                                  where r.institution_id = g.institution_id and r.group_id = g.id)::text[]::float8[] as role_ids
        from user_groups g where g.institution_id = ${i} and g.active order by g.name collate romanian, g.id`),
    db.rows(
      sql<Right>`select id, name, permissions from group_roles where institution_id = ${i} order by name collate romanian, id`,
    ),
    db.rows(sql<Choices['roles'][number]>`
      select r.id, r.name, r.description, array(
               select unnest(r.permissions) union
               select unnest(b.permissions) from role_bundles rb
                 join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
                where rb.institution_id = r.institution_id and rb.role_id = r.id order by 1) as permissions
        from roles r where r.institution_id = ${i} order by r.name collate romanian, r.id`),
    db.rows(
      sql<Choices['bundles'][number]>`
        select id, name, description, permissions from permission_bundles where institution_id = ${i} order by name collate romanian, id`,
    ),
  ])
  return { groups, groupRoles, roles, bundles }
}

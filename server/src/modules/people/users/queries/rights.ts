import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** One way by which a person has a right; names are '' where there is none. */
export type SourceRow = {
  permission: string
  kind: 'direct' | 'bundle' | 'role' | 'role_bundle' | 'group'
  role: string
  bundle: string
  group: string
}

/** Every right with its source: given directly, by a role, by a bundle of theirs or of a role, by a department role. */
export function listRightSources(db: TenantDb, userId: number): Promise<SourceRow[]> {
  const i = db.institutionId
  return db.rows(sql<SourceRow>`
    select permission, 'direct' as kind, '' as role, '' as bundle, '' as "group"
      from user_permissions where institution_id = ${i} and user_id = ${userId}
    union all
    select unnest(r.permissions), 'role', r.name, '', '' from user_roles x
      join roles r on r.institution_id = x.institution_id and r.id = x.role_id
     where x.institution_id = ${i} and x.user_id = ${userId}
    union all
    select unnest(b.permissions), 'role_bundle', r.name, b.name, '' from user_roles x
      join roles r on r.institution_id = x.institution_id and r.id = x.role_id
      join role_bundles rb on rb.institution_id = r.institution_id and rb.role_id = r.id
      join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
     where x.institution_id = ${i} and x.user_id = ${userId}
    union all
    select unnest(b.permissions), 'bundle', '', b.name, '' from user_bundles x
      join permission_bundles b on b.institution_id = x.institution_id and b.id = x.bundle_id
     where x.institution_id = ${i} and x.user_id = ${userId}
    union all
    select unnest(r.permissions), 'group', r.name, '', g.name from group_members m
      join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
      join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id and g.active
     where m.institution_id = ${i} and m.user_id = ${userId}
     order by 1, 2, 3, 4, 5`)
}

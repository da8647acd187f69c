import { directorGroupRole } from '@hdoc/contract/rights/fixed-rights.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

const assignsCases = 'workcase.assign' satisfies Permission

/**
 * The heads of some departments, by department: their active members with the group role Director; where there is none,
 * those who may assign cases.
 */
export async function listHeads(
  db: TenantDb,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.rows(sql<{ group_id: number; user_id: number }>`
    with members as materialized (
      select m.group_id, m.user_id, r.name = ${directorGroupRole} as directs
        from group_members m
        join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
        join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.active
       where m.institution_id = ${db.institutionId} and m.group_id = any(${[...groupIds]}::bigint[]))
    select group_id, user_id from members where directs
    union all
    select m.group_id, m.user_id from members m cross join lateral person_rights(${db.institutionId}, m.user_id) p
     where not exists (select from members d where d.group_id = m.group_id and d.directs) and ${assignsCases} = any(p.permissions)
     order by group_id, user_id`)
  const heads = new Map<number, number[]>()
  for (const { group_id, user_id } of rows) heads.set(group_id, [...(heads.get(group_id) ?? []), user_id])
  return heads
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A sheet as notices tell of it. */
export type ToldSheet = {
  id: number
  number: string
  status: string
  to_group_id: number
  to_group_name: string
  to_user_id: number | null
  sent_by_institution_id: number
  sent_by_id: number
}

export function findToldSheet(db: TenantDb, id: number): Promise<ToldSheet | undefined> {
  return db.maybe(sql<ToldSheet>`
    select s.id, s.number, s.status, s.to_group_id, t.name as to_group_name, s.to_user_id, s.sent_by_institution_id, s.sent_by_id
      from transfer_sheets s join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id
     where s.institution_id = ${db.institutionId} and s.id = ${id} and s.sent_by_id is not null`)
}

/** Active people of a department who may receive papers. */
export async function listReceivers(db: TenantDb, groupId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select m.user_id as id from group_members m
      join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.active
      cross join lateral person_rights(m.institution_id, m.user_id) p
     where m.institution_id = ${db.institutionId} and m.group_id = ${groupId}
       and (p.is_admin or 'transfer.receive' = any(p.permissions)) order by 1`)
  return rows.map(({ id }) => id)
}

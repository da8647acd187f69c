import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Department = { id: number; name: string }

export function findActiveGroup(db: TenantDb, id: number): Promise<Department | undefined> {
  return db.maybe(sql<Department>`
    select id, name from user_groups where institution_id = ${db.institutionId} and id = ${id} and active`)
}

export function listActiveGroups(db: TenantDb): Promise<Department[]> {
  return db.rows(sql<Department>`
    select id, name from user_groups where institution_id = ${db.institutionId} and active order by name collate romanian`)
}

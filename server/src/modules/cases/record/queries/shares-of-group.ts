import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

type Some = { count: number; numbers: string[] }

/** In how many open cases a department has work, with the numbers of the first ones. */
export function findOpenOfGroup(db: TenantDb, groupId: number): Promise<Some> {
  return db.one(sql<Some>`
    select count(*)::int as count, coalesce(to_jsonb((array_agg(c.number order by c.id))[1:3]), '[]') as numbers
      from case_shares s join cases c on c.institution_id = s.institution_id and c.id = s.case_id
     where s.institution_id = ${db.institutionId} and s.group_id = ${groupId} and s.is_open`)
}

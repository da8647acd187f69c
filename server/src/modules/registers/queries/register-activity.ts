import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type RegisterActivityRow = {
  id: number
  at: string
  action: string
  actor_name: string
  real_name: string | null
  payload: string | null
}

/** The trail of one register, newest first. */
export function listRegisterActivity(db: TenantDb, registerId: number): Promise<RegisterActivityRow[]> {
  return db.rows(sql<RegisterActivityRow>`
    select e.id, e.at, e.action, e.actor_name, e.real_name, p.payload
      from audit_entries e left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = 'register' and e.subject_id = ${registerId}
     order by e.id desc limit 500`)
}

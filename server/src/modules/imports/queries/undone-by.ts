import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ImportRecord } from './imports.ts'

type Asked = {
  institution_id: number
  id: number
  name: string
  real_institution_id: number | null
  real_id: number | null
  real_name: string | null
}

/** Who last stopped an import or asked for its undo, as the trail says; where nobody did, who began it. */
export async function undoneBy(db: TenantDb, record: ImportRecord): Promise<AuditActor> {
  const asked = await db.maybe(sql<Asked>`
    select actor_institution_id as institution_id, actor_id as id, actor_name as name, real_institution_id, real_id, real_name
      from audit_entries
     where institution_id = ${db.institutionId} and subject_type = 'import' and subject_id = ${record.id}
       and action in ('import.undo_started', 'import.cancelled')
     order by id desc limit 1`)
  if (!asked)
    return {
      institution_id: record.begun_by_institution_id,
      id: record.begun_by_id,
      name: record.begun_by_name,
    }
  const { institution_id, id, name, real_institution_id, real_id, real_name } = asked
  if (real_institution_id === null || real_id === null || real_name === null)
    return { institution_id, id, name }
  return {
    institution_id,
    id,
    name,
    real: { institution_id: real_institution_id, id: real_id, name: real_name },
  }
}

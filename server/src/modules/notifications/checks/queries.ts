import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type StrandedRow = { institution_id: number; tag: string; count: number; first_id: number }

/** Messages that were due before an instant and have neither ended nor a reason to wait. */
export function listStranded(db: PlatformDb, institutionId: Scope, dueBefore: Date): Promise<StrandedRow[]> {
  return db.rows(sql<StrandedRow>`
    select m.institution_id, i.tag, count(*)::int as count, min(m.id) as first_id
      from notification_deliveries m join institutions i on i.id = m.institution_id
     where (m.state = 'failed' or m.state = 'waiting' and m.reason is null) and greatest(m.due_at, m.tried_at) < ${dueBefore}::timestamptz
       and m.institution_id = coalesce(${institutionId ?? null}::bigint, m.institution_id)
     group by m.institution_id, i.tag order by m.institution_id`)
}

import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/**
 * Lets open requests of shares that went to another group wait for the share of that group: whoever works on the case
 * now is told of the answer.
 */
export function moveRequests(
  db: TenantDb,
  { shareIds, groupId }: { shareIds: readonly number[]; groupId: number },
): Promise<number> {
  return db.run(sql`
    update data_requests q set share_id = s.id
      from case_shares s
     where q.institution_id = ${db.institutionId} and q.share_id = any(${[...shareIds]}::bigint[]) and q.state = 'open'
       and s.institution_id = q.institution_id and s.case_id = q.case_id and s.group_id = ${groupId} and s.is_open`)
}

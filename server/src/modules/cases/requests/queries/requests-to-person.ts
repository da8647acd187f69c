import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'

export type RequestAbout = { on: string; number: string; about: string }

/** At which address a person was asked for more, by their documents; what the reader does not see says nothing. */
export function listRequestsTo(
  db: TenantDb,
  issuerIds: readonly number[],
  viewer: Viewer,
): Promise<RequestAbout[]> {
  return db.rows(sql<RequestAbout>`
    select to_char(q.asked_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as on, d.number,
           case when ${isVisible(db, viewer)} then q.email else '' end as about
      from data_requests q
      join cases k on k.institution_id = q.institution_id and k.id = q.case_id
      join documents d on d.institution_id = k.institution_id and d.id = k.origin_id
     where q.institution_id = ${db.institutionId} and d.issuer_id = any(${[...issuerIds]}::bigint[])
     order by 1, q.id`)
}

import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

/** Cases that a document of a person began or is worked on in; who does not see the first document is told nothing of it. */
export function listCasesOf(
  db: TenantDb,
  issuerIds: readonly number[],
  viewer: Viewer,
): Promise<{ on: string; number: string; about: string }[]> {
  return db.rows(sql<{ on: string; number: string; about: string }>`
    select k.opened_on as on, k.number,
           case when ${isVisible(db, viewer)} then concat_ws(' · ', k.title, nullif(k.resolution, '')) else '' end as about
      from cases k
      join documents d on d.institution_id = k.institution_id and d.id = k.origin_id
     where k.institution_id = ${db.institutionId}
       and k.id in (
         select c.case_id from case_documents c
           join documents o on o.institution_id = c.institution_id and o.id = c.document_id
          where c.institution_id = ${db.institutionId} and c.role <> 'connected' and o.issuer_id = any(${[...issuerIds]}::bigint[]))
     order by k.opened_on, k.id`)
}

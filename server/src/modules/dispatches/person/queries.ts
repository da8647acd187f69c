import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

export type DispatchAbout = { on: string; number: string; about: string }

/** To whom and where answers left to a person, by the documents of the person; what the reader does not see says nothing. */
export function listDispatchesTo(
  db: TenantDb,
  issuerIds: readonly number[],
  viewer: Viewer,
): Promise<DispatchAbout[]> {
  return db.rows(sql<DispatchAbout>`
    select to_char(coalesce(x.sent_on, x.ship_on), 'YYYY-MM-DD') as on, d.number,
           case when ${isVisible(db, viewer)} then
             array_to_string(array_remove(array[x.ship_to, x.address, x.email, x.phone, x.received_by], ''), ' · ') else '' end as about
      from dispatches x
      join cases k on k.institution_id = x.institution_id and k.id = x.case_id
      join documents o on o.institution_id = k.institution_id and o.id = k.origin_id
      join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId}
       and (d.issuer_id = any(${[...issuerIds]}::bigint[]) or o.issuer_id = any(${[...issuerIds]}::bigint[]))
     order by 1, x.id`)
}

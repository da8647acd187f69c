import type { PostalKind, ShippingMethod } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible } from '../../../documents/index.ts'
import { isListed, isReal } from '../../queries/real-documents.ts'
import type { Reading } from './reading.ts'

type ActRow = {
  id: number
  number: string
  registered_on: string
  type: string
  subject: string
  sent_on: string | null
  /** How it left; null and '' where the person does not see the letter. */
  method: ShippingMethod | null
  postal_kind: PostalKind | null
  tracking_number: string
}

/**
 * Acts registered in some days whose type goes to the prefect, each with the first dispatch that brought it there: of the act
 * itself, of a paper of the case in which it already was, or of a letter whose annex it is. What has not left, came back or left before
 * the act is none.
 */
export function listPrefectActs(reading: Reading): Promise<ActRow[]> {
  const { db, viewer, span, after, limit } = reading
  const columns = sql`x.id, x.document_id, x.status, x.ship_to, x.sent_on, x.method, x.postal_kind, x.tracking_number`
  return db.rows(sql<ActRow>`
    with acts as materialized (
      select d.id, d.number, d.registered_on, t.name as type, d.short_description as subject
        from documents d
        join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
       where d.institution_id = ${db.institutionId} and t.prefect_notice and d.annulled_at is null and d.deleted_at is null
         and d.registered_on between ${span.from}::date and ${span.to}::date and d.id > ${after} and ${isListed(reading)}
       order by d.id limit ${limit})
    select a.id, a.number, a.registered_on, a.type, a.subject, s.sent_on, case when s.is_seen then s.method end as method,
           case when s.is_seen then s.postal_kind end as postal_kind,
           case when s.is_seen then s.tracking_number else '' end as tracking_number
      from acts a
      left join lateral (
        select w.sent_on, w.method, w.postal_kind, w.tracking_number, ${isVisible(db, viewer)} as is_seen
          from (select ${columns} from dispatches x where x.institution_id = ${db.institutionId} and x.document_id = a.id
                union all
                select ${columns} from case_documents k join dispatches x on x.institution_id = k.institution_id and x.case_id = k.case_id
                 where k.institution_id = ${db.institutionId} and k.document_id = a.id and k.role <> 'connected'
                   and x.sent_on >= local_day(k.added_at)
                union all
                select ${columns} from document_links k join dispatches x on x.institution_id = k.institution_id and x.document_id = k.to_id
                 where k.institution_id = ${db.institutionId} and k.from_id = a.id and k.kind = 'annex') w
          join documents d on d.institution_id = ${db.institutionId} and d.id = w.document_id
         where w.status in ('sent', 'confirmed') and w.sent_on >= a.registered_on and fold(w.ship_to) like '%prefect%' and ${isReal}
         order by w.sent_on, w.id limit 1) s on true
     order by a.id`)
}

import type { PostalKind, ShippingMethod } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What left a case of the demo, and what became of it. */
export type DispatchPlan = {
  caseId: number
  documentId: number
  at: Date
  by: { id: number; name: string }
  method: ShippingMethod
  postalKind: PostalKind | null
  resolution: string
  declinedTo: string
  trackingNumber: string
  status: 'prepared' | 'sent' | 'confirmed' | 'returned'
  /** Days; null = it has not come to that. */
  sentOn: string | null
  confirmedOn: string | null
  returnedOn: string | null
  returnReason: string
  mailState: 'none' | 'refused' | 'left'
}

/** Dispatches the answer of a case on the line of its document, to the applicant; gives the addressee, if there is one. */
export function addDemoDispatch(
  db: TenantDb,
  plan: DispatchPlan,
): Promise<{ ship_to: string; address: string } | undefined> {
  const i = db.institutionId
  const isMail = plan.method === 'email'
  return db.maybe(sql<{ ship_to: string; address: string }>`
    insert into dispatches (institution_id, case_id, document_id, status, method, postal_kind, ship_to, address, ship_on, email, phone,
        resolution_text, declined_to, tracking_number, on_list, prepared_at, prepared_by_institution_id, prepared_by_id, prepared_by_name,
        sent_on, confirmed_on, returned_on, return_reason, mail_state, mail_turn, mail_reason, mail_detail)
    select ${i}::bigint, ${plan.caseId}::bigint, d.id, ${plan.status}, ${plan.method}, ${plan.postalKind}, d.issuer_name,
           case when ${isMail} then s.email else concat_ws(', ', nullif(trim(concat_ws(' ', s.street_type, s.street)), ''),
             nullif('nr. ' || s.number, 'nr. '), nullif(s.locality, ''), nullif(s.county, '')) end,
           local_day(${plan.at}::timestamptz), s.email, s.phone, ${plan.resolution}, ${plan.declinedTo}, ${plan.trackingNumber},
           ${plan.method === 'in_person'}, ${plan.at}::timestamptz, ${i}::bigint, ${plan.by.id}::bigint, ${plan.by.name},
           ${plan.sentOn}::date, ${plan.confirmedOn}::date, ${plan.returnedOn}::date, ${plan.returnReason}, ${plan.mailState},
           ${isMail ? 1 : 0}, ${plan.mailState === 'refused' ? 'refused' : null}, ${plan.mailState === 'refused' ? '550' : ''}
      from documents d join issuers s on s.institution_id = d.institution_id and s.id = d.issuer_id
     where d.institution_id = ${i} and d.id = ${plan.documentId} and (not ${isMail} or s.email <> '')
       and (${isMail} or s.street <> '' or s.locality <> '')
    returning ship_to, address`)
}

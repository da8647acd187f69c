import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type CaseOfComplaint = {
  id: number
  number: string
  is_open: boolean
  /** The case began with the complaint's document. */
  is_origin: boolean
  /** With whom it lies: „Administrativ · Vasile Ulmeanu”. */
  who: string
}

/** The case that works on a document, or the last one that did. */
export function findCaseOf(db: TenantDb, documentId: number): Promise<CaseOfComplaint | undefined> {
  return db.maybe(sql<CaseOfComplaint>`
    select c.id, c.number, c.status <> 'closed' as is_open, x.role = 'origin' as is_origin,
           concat_ws(' · ', g.name, u.name) as who
      from case_documents x
      join cases c on c.institution_id = x.institution_id and c.id = x.case_id
      left join lateral (
        select s.group_id, s.user_id from case_shares s
         where s.institution_id = c.institution_id and s.case_id = c.id and s.role = 'lead'
         order by s.is_open desc, s.id desc limit 1) s on true
      left join user_groups g on g.institution_id = c.institution_id and g.id = s.group_id
      left join users u on u.institution_id = c.institution_id and u.id = s.user_id
     where x.institution_id = ${db.institutionId} and x.document_id = ${documentId} and x.role <> 'connected'
     order by x.held desc, c.id desc limit 1`)
}

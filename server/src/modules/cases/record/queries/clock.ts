import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/**
 * Whether the deadline of a case `c` stands with its open request `q`: the deadline of a case is the earliest of what it
 * works on, and runs when that of another paper comes first, or on the same day.
 */
export const clockStands: Fragment = sql`(q.stops_clock and not exists (
  select from case_documents x join documents o on o.institution_id = x.institution_id and o.id = x.document_id
   where x.institution_id = q.institution_id and x.case_id = q.case_id and x.held and x.document_id <> q.document_id
     and o.deadline_on <= c.deadline_on and o.status in (1, 2, 3, 5, 15)))`

import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ComplaintBreak = {
  institution_id: number
  tag: string
  id: number
  number: string
  fault: 'status' | 'number'
}

/** Complaints that stand otherwise than their document, or bear another number. */
export function findComplaintBreaks(db: PlatformDb, scope: Scope): Promise<ComplaintBreak[]> {
  return db.rows(sql<ComplaintBreak>`
    select c.institution_id, i.tag, c.id, c.number,
           case when c.number <> d.number then 'number' else 'status' end as fault
      from complaints c
      join institutions i on i.id = c.institution_id
      join documents d on d.institution_id = c.institution_id and d.id = c.document_id
     where ${inScope('c.institution_id', scope)}
       and (c.number <> d.number or c.deadline_on is distinct from d.deadline_on
            or c.status <> complaint_status_of(d.status, c.accepted_at is not null))
     order by c.institution_id, c.id limit 100`)
}
